import { useMemo } from 'react';

/** A value that stays the same object until its JSON changes. */
export function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
