/** An option of the delivery selection [CHK-12]. */
export interface DeliveryOption {
  readonly value: string;
  readonly label: string;
}
export interface DeliveryDate extends DeliveryOption {
  readonly times: readonly DeliveryOption[];
}

const weekdays = ['su', 'ma', 'ti', 'ke', 'to', 'pe', 'la'];
const slots = ['08:00–12:00', '12:00–16:00', '16:00–19:00', '19:00–21:30'];

/** Whether the shop delivers to a postal code of five digits: to those from 00000 to 39999. */
export const deliversTo = (postalCode: string): boolean => postalCode < '4';

/**
 * The next ten delivery days from a day on: two days of preparation, no Sundays, fewer times on
 * Saturdays; outside the metropolitan area only the day slots.
 */
export function deliveryDatesAt(now: Date, postalCode: string): DeliveryDate[] {
  const dates: DeliveryDate[] = [];
  const near = /^0[0-2]/.test(postalCode);
  for (let ahead = 2; dates.length < 10; ahead += 1) {
    const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + ahead));
    const weekday = day.getUTCDay();
    if (weekday === 0) continue;
    const open = weekday === 6 ? slots.slice(0, 2) : near ? slots : slots.slice(1, 3);
    const value = day.toISOString().slice(0, 10);
    dates.push({
      value,
      label: `${weekdays[weekday]} ${day.getUTCDate()}.${day.getUTCMonth() + 1}.`,
      times: open.map((label) => ({ value: `${value}T${label.slice(0, 5)}`, label })),
    });
  }
  return dates;
}
