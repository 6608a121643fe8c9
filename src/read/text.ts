/**
 * What nobody types and nobody sees: soft hyphens, zero-width and direction signs, tags, control
 * characters, halves of letters.
 */
const invisible = /(?![\t-\r\p{Join_C}\p{VS}])[\p{DI}\p{Cc}\p{Cs}\ufff9-\ufffc]/gu;
/** Joiners and selectors; they stay in emoji and in scripts from Arabic on. */
const joiners = /(?<![\u0600-\u1fff\u203c-\u{1faff}])[\p{Join_C}\p{VS}]+/gu;

/** A text without signs that nobody sees. */
export const visible = (text: string): string => text.replace(invisible, '').replace(joiners, '');

/**
 * A line that was typed or pasted, as its writer sees it: letters with their accents, single plain
 * blanks between words.
 */
export const clean = (text: string): string =>
  visible(text)
    .replace(/[\s\u2800]+/g, ' ')
    .normalize()
    .trim();

/** Whether a text is a numeric code of 7 to 12 digits [UI-10]. */
export const isNumericCode = (value: string): boolean => /^\d{7,12}$/.test(clean(value));
