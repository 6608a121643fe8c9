import { useMemo } from 'react';
import { toJson } from '../../to-json';

/** A value that stays the same object until its JSON changes. */
export function useByJson<T>(value: T): T {
  const text = toJson(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
