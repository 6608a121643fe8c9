/**
 * Whether a control is switched off: it announces this and keeps the focus, which `disabled` would
 * drop.
 */
export const isOff = (control: Element): boolean =>
  control.getAttribute('aria-disabled') === 'true';
