import type { DeclaredCall, Given } from './declare-call';

const at = (answer: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], answer);

/** What an answer gives the calls after it: only what it has. */
export const valuesFrom = ({ gives = {} }: DeclaredCall, answer: unknown): Given =>
  Object.fromEntries(
    Object.entries(gives).flatMap(([name, place]) => {
      const value = at(answer, place);
      return value === undefined || value === null || value === '' ? [] : [[name, String(value)]];
    }),
  );
