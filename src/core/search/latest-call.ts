/** One call at a time: a newer one, or `stop`, cancels the one that waits or runs. */
export interface LatestCall {
  /**
   * Makes a call after `delay` ms, 0 at once. Its signal is aborted as soon as another call is
   * asked for; the call looks at it before it shows what it got [IMP-03].
   */
  readonly run: (delay: number, call: (signal: AbortSignal) => void) => void;
  readonly stop: () => void;
}

export function createLatestCall(): LatestCall {
  let controller: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    controller?.abort();
  };
  return {
    stop,
    run(delay, call) {
      stop();
      controller = new AbortController();
      const { signal } = controller;
      if (delay) timer = setTimeout(() => call(signal), delay);
      else call(signal);
    },
  };
}

/** How long a typed text rests before it is searched, in ms [QS-04, SRCH-12]. */
export const typingPause = 500;
/** How many characters a text needs to be searched by itself [QS-03, SRCH-12]. */
export const shortestQuery = 3;
