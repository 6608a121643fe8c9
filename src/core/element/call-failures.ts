import type { CallFailure } from '../../api/report-failures';
import { tellError } from '../../tell-error';

/**
 * Reports a failed call to the page, and to the console in one line, unless a listener stops the
 * event because it handles the failure (for example a 401 by a login).
 */
export function tellFailedCall(host: HTMLElement, { message, ...failure }: CallFailure): void {
  const tag = host.localName;
  const { kind, method, path } = failure;
  const say = kind === 'entry' ? console.warn : console.error;
  if (tellError({ tag, ...failure }, host)) say(`<${tag}> ${method} ${path}: ${message}`);
}
