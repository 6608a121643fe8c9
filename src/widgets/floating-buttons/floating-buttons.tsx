import { atom } from 'jotai/vanilla';
import { useRef } from 'react';
import { overlayTexts } from '../../core/contact/overlay.texts';
import { useWidget } from '../../core/element/widget-context';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { openOverlay } from '../../core/popups/overlay';
import { pageStore, usePageValue } from '../../core/state/store';
import { cx } from '../../core/style/css';
import { useBottomBar } from '../../core/ui/bottom-bars';
import { Button } from '../../core/ui/button';
import { IconButton } from '../../core/ui/icon-button';
import { lendFocus, mainContent } from '../../core/ui/lend-focus';
import type { FloatingButtonsProps } from './floating-buttons.contract';
import { styles } from './floating-buttons.styles';

/** Until the page is reloaded, even if its tags move [CONT-05]. */
const dismissedAtom = atom(false);

/** A bar that can be closed below lg, and two buttons in the corner from lg on [CONT-04]. */
export function FloatingButtons({ newsletterLabel, questionLabel }: FloatingButtonsProps) {
  const t = useTexts(overlayTexts);
  const shared = useSharedTexts();
  const { host } = useWidget();
  const bar = useRef<HTMLElement>(null);
  const isDismissed = usePageValue(dismissedAtom);
  useBottomBar(bar, true);
  return (
    <aside
      ref={bar}
      className={cx(styles.root, isDismissed && styles.dismissed)}
      aria-label={t('/floating-buttons/label')}
    >
      <div className={styles.buttons}>
        <Button icon="mail" aria-haspopup="dialog" onClick={() => openOverlay('newsletter')}>
          {newsletterLabel || t('/overlay/newsletter')}
        </Button>
        <Button icon="info" aria-haspopup="dialog" onClick={() => openOverlay('questionForm')}>
          {questionLabel || t('/overlay/question')}
        </Button>
      </div>
      <IconButton
        icon="close"
        className={styles.close}
        label={shared('/shared/close')}
        onClick={() => {
          // The button disappears: the focus must stay in the page [IMP-12].
          lendFocus(mainContent(host));
          pageStore.set(dismissedAtom, true);
        }}
      />
    </aside>
  );
}
