/** Whether a text has the form of an e-mail address; all e-mail fields use it [UI-10, IMP-26]. */
export const isEmail = (value: string): boolean =>
  /^[^\s@"(),:;<>[\]\\]+@[^\s@.,]+(\.[^\s@.,]+)+$/.test(value.trim());

/** Whether a text is a numeric code of 7 to 12 digits [UI-10]. */
export const isNumericCode = (value: string): boolean => /^\d{7,12}$/.test(value.trim());
