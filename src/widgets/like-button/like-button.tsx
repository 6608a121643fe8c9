import { useEffect, useRef } from 'react';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { formatNumber } from '../../core/i18n/formats';
import { useTexts } from '../../core/i18n/use-texts';
import { giveLike, useLikes } from '../../core/state/likes';
import { cx } from '../../core/style/css';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { drawIcon } from '../../core/ui/icon';
import { useAction } from '../../core/ui/use-action';
import type { LikeButtonEvents, LikeButtonProps } from './like-button.contract';
import { styles } from './like-button.styles';
import { texts } from './like-button.texts';

/** Enabled until the visitor has liked the content, on this visit or an earlier one [CONT-11]. */
export function LikeButton({ contentId: given, likeCount }: LikeButtonProps) {
  const contentId = given.trim();
  const t = useTexts(texts);
  const { api, language, announce } = useWidget();
  const emit = useEmit<LikeButtonEvents>();
  const button = useRef<HTMLButtonElement>(null);
  const { isLiked, added } = useLikes(contentId);
  const count = likeCount + added;
  const like = useAction(
    async () => {
      if (!(await giveLike(api, contentId))) return;
      announce(t('/like-button/thanks', likeCount + 1));
      emit('atria-like', { contentId });
    },
    { when: 'once' },
  );
  const isRefused = like.error !== undefined && !isLiked;
  // A disabled button loses the focus; one that can be pressed again has it back.
  useEffect(() => {
    if (isRefused && document.activeElement === document.body) button.current?.focus();
  }, [isRefused]);
  if (!contentId) return null;
  return (
    <div className={styles.root}>
      <button
        ref={button}
        type="button"
        className={cx(styles.button, isLiked && styles.liked)}
        disabled={isLiked}
        onClick={() => like.run()}
      >
        {drawIcon('heart', undefined, isLiked)}
        <span>{t(isLiked ? '/like-button/liked' : '/like-button/like')}</span>
        <span className={styles.count} aria-hidden="true">
          {formatNumber(count, language)}
        </span>
        <span className={visuallyHidden}>{t('/like-button/count', count)}</span>
      </button>
      {isRefused && (
        <p className={styles.failed} role="alert">
          {t('/like-button/failed')}
        </p>
      )}
    </div>
  );
}
