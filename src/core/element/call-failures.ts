import type { CallFailure } from '../../api/report-failures';
import type { commonEvents } from './common.events';
import type { DetailsOf } from './contract';

type FailedCall = DetailsOf<typeof commonEvents>['atria-error'];

/**
 * Tells the page of a failed call by the event `atria-error`, and the console in one line, unless a
 * listener stops the event because it does something about it (401 to a login).
 */
export function tellFailedCall(host: HTMLElement, { method, path, error }: CallFailure): void {
  const { kind, status, message } = error;
  if (kind === 'aborted') return;
  const tag = host.localName;
  const detail: FailedCall = { tag, kind, method, path, status };
  const options = { detail, bubbles: true, composed: true, cancelable: true };
  if (host.dispatchEvent(new CustomEvent('atria-error', options)))
    console.error(`<${tag}> ${method} ${path}: ${message}`);
}
