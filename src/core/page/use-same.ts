import { useMemo } from 'react';

/** A value that is the same object until it says something else; of what JSON holds. */
export function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
