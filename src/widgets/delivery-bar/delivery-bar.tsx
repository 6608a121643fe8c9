import { useId, useRef } from 'react';
import { fetchAvailability } from '../../api/delivery';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { deliveryTexts } from '../../core/shop/delivery.texts';
import { DeliveryQuestion, useDeliveryQuestion } from '../../core/shop/delivery-question';
import { useDelivery } from '../../core/state/delivery-store';
import { useVisitDismissal } from '../../core/state/dismissals';
import { useBottomBar } from '../../core/ui/bottom-bars';
import { IconButton } from '../../core/ui/icon-button';
import { useFocusBack } from '../../core/ui/use-focus-back';
import type { DeliveryBarProps } from './delivery-bar.contract';
import { styles } from './delivery-bar.styles';

/**
 * The check as a bar that is always visible, until it is closed for the visit or the postal code is
 * known from elsewhere [DLV-05, DLV-06].
 */
export function DeliveryBar({ availableText }: DeliveryBarProps) {
  const t = useTexts(deliveryTexts);
  const shared = useSharedTexts();
  const title = useId();
  const bar = useRef<HTMLElement>(null);
  const { isDismissed, dismiss } = useVisitDismissal('atria-delivery-bar-closed');
  const question = useDeliveryQuestion(fetchAvailability);
  const isAnswered = useDelivery().deliveryAddress.postalCode !== '' && !question.isTyped;
  // Not before the storage is read: a closed bar must not flash.
  const isShown = isDismissed === false && !isAnswered;
  const stand = useFocusBack(bar);
  useBottomBar(bar, isShown);
  if (!isShown) return null;
  return (
    <aside ref={stand} className={styles.root} aria-labelledby={title}>
      <div className={styles.content}>
        <p id={title} className={styles.title}>
          {t('/delivery/heading')}
        </p>
        <DeliveryQuestion of={question} availableText={availableText} />
      </div>
      <IconButton
        icon="close"
        className={styles.close}
        label={shared('/shared/close')}
        onClick={dismiss}
      />
    </aside>
  );
}
