import { ApiError } from '../../api/api-error';
import { type AnyForm, type Fields, type Issue, placesOf } from './define-form';

/** A field's name in a request in one spelling: servers write `Data.Email`, `$.data.email`. */
const plain = (place: string): string => place.replace(/^\$\.?/, '').toLowerCase();

const firstText = (given: unknown): string =>
  [given].flat().find((one): one is string => typeof one === 'string') ?? '';

/**
 * The fields that a refusal names in its `errors`, as `{ "Data.Email": ["…"] }` (an RFC 9457
 * problem in ASP.NET's shape), each with the text for it.
 *
 * @returns none when the response names none, or none that a visitor sees and can change
 */
export function refusedFields(form: AnyForm, thrown: unknown): readonly Issue[] {
  const errors = thrown instanceof ApiError && thrown.errors;
  if (typeof errors !== 'object' || errors === null) return [];
  const named = Object.entries(errors).map(([place, given]) => [plain(place), given] as const);
  return Object.entries(form.fields as Fields).flatMap(([name, field]) => {
    if (field.kind === 'hidden') return [];
    const places = placesOf(form, name, field).map(plain);
    const isOf = (at: string) =>
      places.some((one) => at === one || at.startsWith(`${one}.`) || at.startsWith(`${one}[`));
    const found = named.find(([at]) => isOf(at));
    return found ? [{ name, message: '/form/refused', told: firstText(found[1]) }] : [];
  });
}
