import { useEmit, useWidget } from '../../core/element/widget-context';
import { formatNumber } from '../../core/i18n/formats';
import { useFailure } from '../../core/i18n/use-failure';
import { useTexts } from '../../core/i18n/use-texts';
import { giveLike, useLikes } from '../../core/likes/likes';
import { cx } from '../../core/style/css';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { styles as button } from '../../core/ui/button.styles';
import { drawIcon } from '../../core/ui/icon';
import { switchedOff } from '../../core/ui/switched-off';
import { useAction } from '../../core/ui/use-action';
import { clean } from '../../read/text';
import type { LikeButtonEvents, LikeButtonProps } from './like-button.contract';
import { styles } from './like-button.styles';
import { texts } from './like-button.texts';

/** Enabled until the visitor has liked the content, on this visit or an earlier one [CONT-11]. */
export function LikeButton({ contentId: attribute, likeCount }: LikeButtonProps) {
  const contentId = clean(attribute);
  const t = useTexts(texts);
  const { api, language, announce } = useWidget();
  const emit = useEmit<LikeButtonEvents>();
  const failure = useFailure();
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
  const hasFailed = like.error !== undefined && !isLiked;
  if (!contentId) return null;
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={cx(button.secondary, styles.button, isLiked && styles.liked)}
        onClick={() => like.run()}
        {...switchedOff(isLiked)}
      >
        {drawIcon('heart', undefined, isLiked)}
        <span>{t(isLiked ? '/like-button/liked' : '/like-button/like')}</span>
        <span className={styles.count} aria-hidden="true">
          {formatNumber(count, language)}
        </span>
        <span className={visuallyHidden}>{t('/like-button/count', count)}</span>
      </button>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {failure(like.error, t('/like-button/failed'), t('/like-button/not-saved'))}
        </p>
      )}
    </div>
  );
}
