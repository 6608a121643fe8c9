/** Signs that nobody types and nobody sees: soft hyphens, zero-width signs, directions. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/**
 * A text that was typed or pasted, as its writer sees it: letters with their accents, without
 * invisible signs, plain spaces, none at its ends.
 */
export const clean = (text: string): string =>
  text
    .normalize()
    .replace(invisible, '')
    .replace(/[^\S\n]/g, ' ')
    .trim();

/** Whether a text is a numeric code of 7 to 12 digits [UI-10]. */
export const isNumericCode = (value: string): boolean => /^\d{7,12}$/.test(value.trim());
