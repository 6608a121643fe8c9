import type { CallFailure } from '../../api/report-failures';
import { tellError } from '../../tell-error';

/**
 * Tells the page of a failed call, and the console in one line, unless a listener stops the event
 * because it does something about it (401 to a login).
 */
export function tellFailedCall(host: HTMLElement, { message, ...failure }: CallFailure): void {
  const tag = host.localName;
  const { kind, method, path } = failure;
  const say = kind === 'entry' ? console.warn : console.error;
  if (tellError({ tag, ...failure }, host)) say(`<${tag}> ${method} ${path}: ${message}`);
}
