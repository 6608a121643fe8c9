import { useId } from 'react';
import { postDeliveryCheck } from '../../api/delivery';
import { useTexts } from '../../core/i18n/use-texts';
import { deliveryTexts } from '../../core/shop/delivery.texts';
import { useDeliveryQuestion } from '../../core/shop/use-delivery-question';
import { heading } from '../../core/style/heading.styles';
import type { DeliveryCheckProps } from './delivery-check.contract';
import { styles } from './delivery-check.styles';

/** The check as a block of the page [DLV-05]. */
export function DeliveryCheck({ endpoint, availableText }: DeliveryCheckProps) {
  const t = useTexts(deliveryTexts);
  const title = useId();
  const { form, result } = useDeliveryQuestion({
    call: postDeliveryCheck,
    endpoint,
    availableText,
    resultClass: styles.result,
  });
  return (
    <section className={styles.root} aria-labelledby={title}>
      <h2 id={title} className={heading.block}>
        {t('/delivery/heading')}
      </h2>
      {form}
      {result}
    </section>
  );
}
