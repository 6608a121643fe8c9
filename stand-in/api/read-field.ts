import { newsletterOption } from '../../src/core/contact/news-release.form';
import { namesOf } from '../../src/core/form/define-form';
import type { Field, Values } from '../../src/core/form/field';

/** The choice of which each option was sent under a name of its own; '' of none or several. */
function flagged(names: readonly string[], data: Values, { choices = {}, wire }: Field): string {
  const [on = '', ...more] = names.filter((name) => data[name] === true);
  const isOn = (value: string) => wire?.('', value, [])[on] === true;
  return (more.length === 0 && Object.keys(choices).find(isOn)) || '';
}

/** The options that were sent with their labels before them, or with a mark for the newsletter. */
function chosenIn(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first)) return undefined;
  if (Array.isArray(second)) return first.length === second.length ? second : undefined;
  if (typeof second !== 'boolean') return undefined;
  return second ? [...first, newsletterOption] : first;
}

/** A field's value in the data of a request: what its `wire` has made of it. */
export function readField(name: string, field: Field, data: Values): unknown {
  const names = namesOf(name, field);
  const [first, second] = names.map((one) => data[one]);
  if (!field.wire) return first;
  if (field.kind === 'date') return String(first ?? '').replace(/T00:00:00(\.000)?Z$/, '');
  if (field.kind === 'checkbox') return first === 'true' || (first === 'false' ? false : undefined);
  if (field.kind === 'product') return { productId: first, title: second };
  return field.kind === 'radio' ? flagged(names, data, field) : chosenIn(first, second);
}
