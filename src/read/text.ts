/** Whether a text is a numeric code of 7 to 12 digits [UI-10]. */
export const isNumericCode = (value: string): boolean => /^\d{7,12}$/.test(value.trim());
