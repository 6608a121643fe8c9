/** Whether a text has the form of an e-mail address; serves every e-mail field [UI-10, IMP-26]. */
export const isEmail = (value: string): boolean =>
  /^[^\s@"(),:;<>[\]\\]+@[^\s@.,]+(\.[^\s@.,]+)+$/.test(value.trim());

/** Whether a text is a numeric code of 7 to 12 digits [UI-10]. */
export const isNumericCode = (value: string): boolean => /^\d{7,12}$/.test(value.trim());

/** What a message may consist of [FORM-09]: quotes are straight and typographic, single and double. */
export const hasMessageCharacters = (value: string): boolean =>
  /^[\p{Script=Latin}\p{M}\d\s"'“”„‟«»‘’‚‛‹›´`!?%€/.,:;+\-()]*$/u.test(value);

/** Blanks alone count as empty [IMP-27]. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

/**
 * Checks a set of fields and gives a message for each that is missing [UI-11].
 * @param fields the names of the fields that are required
 */
export const missingFields = <Name extends string>(
  values: Readonly<Record<Name, unknown>>,
  fields: readonly Name[],
  message: string,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    fields.filter((name) => isEmpty(values[name])).map((name) => [name, message]),
  ) as Partial<Record<Name, string>>;
