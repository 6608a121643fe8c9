import { createBackend } from '../../../stand-in/api/app';

/** A call as it was sent. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Aborted when its caller has cancelled it. */
  readonly signal: AbortSignal;
}

/** A stand-in back end of its own, with its requests, and faults to switch on and off. */
export function recordingBackend() {
  const backend = createBackend();
  const calls: RecordedCall[] = [];
  const state = { fault: '' };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.clone().text();
    calls.push({
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: text ? JSON.parse(text) : undefined,
      signal: request.signal,
    });
    if (state.fault) request.headers.set('x-atria-fault', state.fault);
    return backend.fetch(request);
  };
  return {
    fetch,
    calls,
    /** Calls whose path has this end. */
    to: (end: string) => calls.filter(({ path }) => path.endsWith(end)),
    failWith: (fault: string) => {
      state.fault = fault;
    },
  };
}
