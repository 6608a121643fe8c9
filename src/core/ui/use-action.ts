import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { logFault } from '../../api/log-fault';
import { useOnline } from '../page/connection';

/** A failure with its own message for the visitor; it is not logged. */
export class Refusal extends Error {}

/** The text of a failure for a visitor, in the words of the refusal or of the back end; else ''. */
export const refusalText = (error: unknown): string =>
  error instanceof Refusal ? error.message : error instanceof ApiError ? (error.text ?? '') : '';

interface State<Value> {
  readonly busy: boolean;
  /** The result of the last run; undefined during a run, after a failure and after `reset`. */
  readonly value?: Value | undefined;
  /**
   * Why the last run failed; undefined during a run, after success and after `reset`, and after a
   * failure without a connection when that is back.
   */
  readonly error?: unknown;
}

export interface Action<Args extends unknown[], Value> extends State<Value> {
  /**
   * Runs it. Resolves to the result, or to undefined when it failed, was replaced by a newer run or
   * by `reset`, or did not start because one is running. Never rejects.
   */
  readonly run: (...args: Args) => Promise<Value | undefined>;
  /** Removes value and error; aborts a pending run, whose result is ignored. */
  readonly reset: () => void;
}

/** Pages have many actions that never ran: they share this state. */
const idle: State<never> = { busy: false };

/**
 * A visitor's action that takes time: buying, checking, voting. `latest`: a newer run aborts the
 * older one, and only its own result counts [IMP-03]. `once`: during a run another does not start
 * [IMP-28]. The signal is aborted when the component is removed, too. For something that a visitor
 * has sent, `within` names the element that must go with it: the run goes on if only a window
 * closes.
 */
export function useAction<Args extends unknown[], Value>(
  make: (signal: AbortSignal, ...args: Args) => Promise<Value>,
  { when, within }: { readonly when: 'latest' | 'once'; readonly within?: Element | null },
): Action<Args, Value> {
  const [state, setState] = useState<State<Value>>(idle);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
  };
  useEffect(() => () => void (within?.isConnected || running.current?.abort()), [within]);

  const run = async (...args: Args): Promise<Value | undefined> => {
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
      return end({ value: await make(signal, ...args) });
    } catch (error) {
      if (!signal.aborted && !(error instanceof Refusal)) logFault(error);
      return end({ error });
    }
  };
  const reset = () => {
    stop();
    setState(idle);
  };
  useOnline(state.error, reset);
  return { run, busy: state.busy, value: state.value, error: state.error, reset };
}
