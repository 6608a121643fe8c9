import type { Shape } from '../shape';

/** The values of a widget or of an entry, by camelCase name. */
export type Values = Readonly<Record<string, unknown>>;

/** The type of a value; of several the first, which is the usual one. */
export const typeOf = ({ type }: Shape): string => [type ?? 'string'].flat()[0] ?? 'string';

/** Nothing was filled in: it is left out of what is saved. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The values that one choice gives: its own and, of a file whose words the library knows, those for
 * who does not see it, where the form asks for them and none were written.
 */
export function chosen(
  { properties = {} }: Shape,
  values: Values,
  name: string,
  given: { readonly value: unknown; readonly alt?: string | undefined },
): Values {
  const words = Object.keys(properties).find(
    (one) => properties[one]?.['x-atria']?.holds === 'alt',
  );
  const isAsked = words && given.alt && isNothing(values[words]);
  return { [name]: given.value, ...(isAsked && { [words]: given.alt }) };
}
