import { postDeliveryCheck } from '../../api/delivery';
import { deliveryTexts } from '../../core/delivery/delivery.texts';
import { DeliveryQuestion } from '../../core/delivery/delivery-question';
import { Title, useTitle } from '../../core/element/title';
import { useTexts } from '../../core/i18n/use-texts';
import { heading } from '../../core/style/heading.styles';
import type { DeliveryCheckProps } from './delivery-check.contract';
import { styles } from './delivery-check.styles';

/** The check as a block of the page [DLV-05]. */
export function DeliveryCheck({ endpoint, availableText }: DeliveryCheckProps) {
  const t = useTexts(deliveryTexts);
  const title = useTitle(t('/delivery/heading'), heading.block);
  return (
    <section className={styles.root} aria-labelledby={title.id}>
      <Title {...title} />
      <DeliveryQuestion
        call={postDeliveryCheck}
        endpoint={endpoint}
        availableText={availableText}
      />
    </section>
  );
}
