import { numberOf } from './texts';

/** An invented EAN-13 with Finland's prefix and a valid check digit. */
export function gtinOf(name: string): string {
  const digits = `6407${String(numberOf(name, 1e8)).padStart(8, '0')}`;
  const sum = [...digits].reduce((all, one, index) => all + Number(one) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** An invented four-digit product code. */
export const productCodeOf = (name: string): string => String(1000 + numberOf(`${name}#`, 9000));

/** An invented Valo code of the food-service trade. */
export const valoCodeOf = (name: string): string => String(100000 + numberOf(`${name}!`, 900000));

/** A day of the last three years, ISO; of the last three months for a new product. */
export function publishedOf(name: string, novelty = false, today = new Date()): string {
  const days = numberOf(`${name}?`, novelty ? 90 : 1000) + 3;
  return new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
