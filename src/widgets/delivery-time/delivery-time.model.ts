import type { DeliveryDate } from '../../api/delivery';
import type { Delivery } from '../../core/delivery/delivery-store';

const noTime = { deliveryTime: '', deliveryTimeText: '' };

/** The change for a chosen date: its times differ, so that none is chosen [CHK-13]. */
export const dateChosen = ({ value, label }: Pick<DeliveryDate, 'value' | 'label'>) => ({
  deliveryDate: value,
  deliveryDateText: label,
  ...noTime,
});

/**
 * The part of a choice that the dates of a postal code allow: it now belongs to that code, without
 * what is not offered there [CHK-14].
 */
export function offered(
  { deliveryDate, deliveryTime }: Delivery,
  dates: readonly DeliveryDate[],
  chosenFor: string,
): Partial<Delivery> {
  const date = dates.find(({ value }) => value === deliveryDate);
  const isOffered = date?.times.some(({ value }) => value === deliveryTime);
  const lost = date ? noTime : dateChosen({ value: '', label: '' });
  return { ...(!isOffered && lost), chosenFor };
}
