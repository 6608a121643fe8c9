import type { ApiErrorKind } from '../../api/api-error';
import type { CallFailure } from '../../api/report-failures';

/** The detail of `atria-error`. */
export interface FailedCall {
  /** The widget that made the call, as `atria-cart`. */
  readonly tag: string;
  readonly kind: ApiErrorKind;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The status of an answer that was refused. */
  readonly status: number | undefined;
}

/**
 * Tells the page of a failed call by the event `atria-error`, and the console in one line, unless a
 * listener stops the event because it does something about it (401 to a login).
 */
export function tellFailedCall(host: HTMLElement, { method, path, error }: CallFailure): void {
  const { kind, status, message } = error;
  const tag = host.localName;
  const detail: FailedCall = { tag, kind, method, path, status };
  const event = new CustomEvent('atria-error', {
    detail,
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  if (host.dispatchEvent(event)) console.error(`<${tag}> ${method} ${path}: ${message}`);
}
