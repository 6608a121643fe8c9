/** Whether a text has the form of an e-mail address; serves every e-mail field [UI-10, IMP-26]. */
export const isEmail = (value: string): boolean =>
  /^[^\s@"(),:;<>[\]\\]+@[^\s@.,]+(\.[^\s@.,]+)+$/.test(value.trim());

/** Whether a text is a numeric code of 7 to 12 digits [UI-10]. */
export const isNumericCode = (value: string): boolean => /^\d{7,12}$/.test(value.trim());

/** Digits, blanks, marks, and quotes straight and typographic, single and double. */
const marks = /[\d\s"'“”„‟«»‘’‚‛‹›!?%€/.,:;+\-()]/;
const letter = /(?=[\p{Lu}\p{Ll}])\p{Script=Latin}/u;

/** Letters of the Latin script; not its full-width, ordinal or ligature forms. */
const isLetter = (sign: string): boolean => letter.test(sign) && sign.normalize('NFKC') === sign;

/**
 * The signs of a message that it may not have [FORM-09], each once, in their order. One that
 * does not show has its code point's name.
 */
export const forbiddenSigns = (value: string): string[] => {
  const wrong = [...value.normalize()].filter((sign) => !marks.test(sign) && !isLetter(sign));
  return [...new Set(wrong)].map((sign) =>
    /[\p{C}\p{M}]/u.test(sign)
      ? `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
      : sign,
  );
};
