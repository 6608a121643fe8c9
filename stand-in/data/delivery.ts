import { facts } from './facts';
import { flag, text } from './reader/columns';
import { rowsOf } from './reader/content';

/** An option of the delivery selection [CHK-12]. */
export interface DeliveryOption {
  readonly value: string;
  readonly label: string;
}
export interface DeliveryDate extends DeliveryOption {
  readonly times: readonly DeliveryOption[];
}

const weekdays = ['su', 'ma', 'ti', 'ke', 'to', 'pe', 'la'];

/**
 * Times of a day, and whether they are on Saturdays, too, and outside of the metropolitan area,
 * too.
 */
const times = rowsOf('shop/delivery-times.tsv', { time: text, saturday: flag, far: flag });

const firstDay = Number(facts.get('first-delivery-days'));

/** Whether the shop delivers to a postal code of five digits: to those from 00000 to 39999. */
export const deliversTo = (postalCode: string): boolean => postalCode < '4';

/** The next ten delivery days from a day on: after some days of preparation, without Sundays. */
export function deliveryDatesAt(now: Date, postalCode: string): DeliveryDate[] {
  const dates: DeliveryDate[] = [];
  const isNear = /^0[0-2]/.test(postalCode);
  for (let ahead = firstDay; dates.length < 10; ahead += 1) {
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + ahead));
    const weekday = day.getUTCDay();
    if (weekday === 0) continue;
    const open = times.filter(({ saturday, far }) => (weekday === 6 ? saturday : isNear || far));
    const value = day.toISOString().slice(0, 10);
    dates.push({
      value,
      label: `${weekdays[weekday]} ${day.getUTCDate()}.${day.getUTCMonth() + 1}.`,
      times: open.map(({ time }) => ({ value: `${value}T${time.slice(0, 5)}`, label: time })),
    });
  }
  return dates;
}
