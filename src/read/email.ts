/** Whether a text has the form of an e-mail address; all e-mail fields use it [UI-10, IMP-26]. */
export const isEmail = (value: string): boolean =>
  /^[^\s@"(),:;<>[\]\\]+@[^\s@.,]+(\.[^\s@.,]+)+$/.test(value.trim());
