import { useRef } from 'react';
import { useWidget } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { useDismissal } from '../../core/popups/dismissals';
import { useBottomBar } from '../../core/ui/bottom-bars';
import { ButtonLink } from '../../core/ui/button-link';
import { IconButton } from '../../core/ui/icon-button';
import { lendFocus, mainContent } from '../../core/ui/lend-focus';
import type { RecipeBannerProps } from './recipe-banner.contract';
import { styles } from './recipe-banner.styles';
import { texts } from './recipe-banner.texts';

/** Shown below md, until it is closed; that is stored for 30 days [CONT-09, CONT-10]. */
export function RecipeBanner({ text, link, linkLabel }: RecipeBannerProps) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const { host } = useWidget();
  const bar = useRef<HTMLElement>(null);
  const { isDismissed, dismiss } = useDismissal('recipe-banner-closed');
  // Not before the cookie is read: a closed banner must not flash.
  const isShown = isDismissed === false && text !== '';
  useBottomBar(bar, isShown);
  if (!isShown) return null;
  return (
    <aside ref={bar} className={styles.root} aria-label={t('/recipe-banner/label')}>
      <div className={styles.content}>
        <p className={styles.text}>{text}</p>
        {link && linkLabel && (
          <ButtonLink href={link} size="s" className={styles.link}>
            {linkLabel}
          </ButtonLink>
        )}
      </div>
      <IconButton
        icon="close"
        label={shared('/shared/close')}
        onClick={() => {
          // The button disappears: the focus must stay in the page [IMP-12].
          lendFocus(mainContent(host));
          dismiss(30);
        }}
      />
    </aside>
  );
}
