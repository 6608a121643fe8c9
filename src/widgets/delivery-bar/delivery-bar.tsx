import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchAvailability } from '../../api/delivery';
import { deliveryTexts } from '../../core/delivery/delivery.texts';
import { DeliveryQuestion } from '../../core/delivery/delivery-question';
import { useDelivery } from '../../core/delivery/delivery-store';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { useBreakpoint } from '../../core/page/breakpoint';
import { useDismissal } from '../../core/popups/dismissals';
import { useBottomBar } from '../../core/ui/bottom-bars';
import { IconButton } from '../../core/ui/icon-button';
import { useFocusBack } from '../../core/ui/use-focus-back';
import type { DeliveryBarProps } from './delivery-bar.contract';
import { styles } from './delivery-bar.styles';

/**
 * The check as a bar that is always visible, until it is closed for the visit or the postal code is
 * known from elsewhere [DLV-05, DLV-06]. On a phone it is one line, which opens by a press.
 */
export function DeliveryBar({ availableText }: DeliveryBarProps) {
  const t = useTexts(deliveryTexts);
  const shared = useSharedTexts();
  const title = useId();
  const bar = useRef<HTMLElement>(null);
  const { isDismissed, dismiss } = useDismissal('atria-delivery-bar-closed');
  const [isTyped, setTyped] = useState(false);
  const isAnswered = useDelivery().deliveryAddress.postalCode !== '' && !isTyped;
  const isNarrow = ['2xs', 'xs', 'sm'].includes(useBreakpoint());
  const [isOpened, setOpened] = useState(false);
  // Not before the storage is read: a closed bar must not flash.
  const isShown = isDismissed === false && !isAnswered;
  const stand = useFocusBack(bar);
  useBottomBar(bar, isShown);
  if (!isShown) return null;
  const heading = t('/delivery/heading');
  const open = () => {
    flushSync(() => setOpened(true));
    bar.current?.querySelector('input')?.focus();
  };
  return (
    <aside ref={stand} className={styles.root} aria-labelledby={title}>
      {isNarrow && !isOpened ? (
        <button type="button" className={styles.line} onClick={open}>
          <strong id={title}>{heading}</strong> <span>{t('/delivery/check')}</span>
        </button>
      ) : (
        <div className={styles.content}>
          <p id={title} className={styles.title}>
            {heading}
          </p>
          <DeliveryQuestion
            call={fetchAvailability}
            availableText={availableText}
            onTyped={() => setTyped(true)}
          />
        </div>
      )}
      <IconButton
        icon="close"
        className={styles.close}
        label={shared('/shared/close')}
        onClick={() => dismiss()}
      />
    </aside>
  );
}
