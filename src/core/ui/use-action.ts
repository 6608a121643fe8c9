import { useEffect, useRef, useState } from 'react';
import { logFault } from '../../api/log-fault';

/** A failure that the visitor reads in its own words, and nobody else: it is not logged. */
export class Refusal extends Error {}

export interface Action<Given extends unknown[], Value> {
  /**
   * Does it. Resolves to what came of it, or to undefined when it failed, was overtaken by a
   * newer run or by `reset`, or was not done because one is running. Never rejects.
   */
  readonly run: (...given: Given) => Promise<Value | undefined>;
  readonly busy: boolean;
  /** What the last run came to; undefined while one runs, after a failure and after `reset`. */
  readonly value: Value | undefined;
  /** Why the last run failed; undefined while one runs, when it did not fail and after `reset`. */
  readonly error: unknown;
  /** Forgets value and error; one that runs is aborted, and what comes of it ignored. */
  readonly reset: () => void;
}

interface State<Value> {
  readonly busy: boolean;
  readonly value?: Value;
  readonly error?: unknown;
}

/** Pages have many that nobody has done: they share it. */
const idle: State<never> = { busy: false };

/**
 * Something a visitor does that takes its time: buying, checking, voting. `latest`: a newer run
 * aborts the older one, and only what comes of the newest counts [IMP-03]. `once`: while one runs,
 * another is not done [IMP-28]. The signal is aborted when what asked goes, too; `within` names
 * what must go with it where the visitor has sent something: that goes on when only a window
 * closes.
 */
export function useAction<Given extends unknown[], Value>(
  make: (signal: AbortSignal, ...given: Given) => Promise<Value>,
  { when, within }: { readonly when: 'latest' | 'once'; readonly within?: Element | null },
): Action<Given, Value> {
  const [state, setState] = useState<State<Value>>(idle);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
  };
  useEffect(() => () => void (within?.isConnected || running.current?.abort()), [within]);

  const run = async (...given: Given): Promise<Value | undefined> => {
    if (when === 'once' && running.current) return undefined;
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ busy: true });
    const end = (next: Omit<State<Value>, 'busy'>) => {
      if (signal.aborted) return undefined;
      running.current = undefined;
      setState({ busy: false, ...next });
      return next.value;
    };
    try {
      return end({ value: await make(signal, ...given) });
    } catch (error) {
      if (!signal.aborted && !(error instanceof Refusal)) logFault(error);
      return end({ error });
    }
  };
  const reset = () => {
    stop();
    setState(idle);
  };
  return { run, busy: state.busy, value: state.value, error: state.error, reset };
}
