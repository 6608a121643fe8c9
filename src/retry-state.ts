/** The state of the widgets whose code is missing. */
export interface Missing {
  /** How often the code of each has failed, by its tag. */
  readonly failures: Readonly<Record<string, number>>;
  /** Whether it is being requested. */
  readonly isAsking: boolean;
}

export type MissingEvent =
  | { readonly type: 'failed' | 'defined'; readonly name: string }
  | { readonly type: 'asked' | 'settled' };

export const nothingMissing: Missing = { failures: {}, isAsking: false };

export function missingReducer(state: Missing, event: MissingEvent): Missing {
  if (!('name' in event)) return { ...state, isAsking: event.type === 'asked' };
  const { [event.name]: count = 0, ...others } = state.failures;
  return {
    ...state,
    failures: event.type === 'failed' ? { ...others, [event.name]: count + 1 } : others,
  };
}

/** Tags whose second request failed, too: the visitor sees a message. */
export const offered = ({ failures }: Missing): string[] =>
  Object.keys(failures).filter((name) => (failures[name] ?? 0) > 1);
