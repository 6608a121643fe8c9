import { toJson } from '../../to-json';

/**
 * Storage that never stops a widget [IMP-10]: what cannot be read is absent, what cannot be
 * written stays in memory for the visit.
 */
const memory = {
  localStorage: new Map<string, string>(),
  sessionStorage: new Map<string, string>(),
};
export type StorageArea = keyof typeof memory;

export function readStored(area: StorageArea, key: string): string | null {
  const kept = memory[area].get(key);
  if (kept !== undefined) return kept;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(area: StorageArea, key: string, value: string | null): void {
  memory[area].delete(key);
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    if (value !== null) memory[area].set(key, value);
  }
}

/** All that is stored, in one text. */
export function allStored(area: StorageArea): string {
  const kept = JSON.stringify([...memory[area]]);
  try {
    return JSON.stringify(window[area]) + kept;
  } catch {
    return kept;
  }
}

/** Reads JSON through a check; what does not parse, or fails the check, is removed [IMP-11]. */
export function readStoredJson<T>(
  area: StorageArea,
  key: string,
  check: (value: unknown) => T | undefined,
): T | undefined {
  const text = readStored(area, key);
  if (text === null) return undefined;
  try {
    const value = check(JSON.parse(text));
    if (value !== undefined) return value;
  } catch {
    // Corrupt: removed below.
  }
  writeStored(area, key, null);
  return undefined;
}

export const writeStoredJson = (area: StorageArea, key: string, value: unknown): void =>
  writeStored(area, key, toJson(value));
