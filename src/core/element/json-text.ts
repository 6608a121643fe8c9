import { lateCode } from '../ui/late-code';
import type { JsonReading } from './json-reading';
import { shown } from './problem';

const mending = lateCode(() => import('./mend-json'));

/**
 * Reads JSON that an editor wrote. What does not parse is read a second time by code that comes
 * late [ELEM-12], because nearly no page needs it.
 */
export function readJson(text: string): JsonReading {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { status, code } = mending.state();
    return (
      code?.mendJson(text) ?? {
        fault: `invalid JSON ${shown(text)}`,
        isUnread: status !== 'failed',
      }
    );
  }
}

/** Whether more of the page may still come: a block can arrive in pieces. */
export const isPageLoading = (): boolean => document.readyState === 'loading';

/** Settles when the page is whole and the second reading is here, or cannot be had. */
export async function whenReadable(): Promise<void> {
  if (isPageLoading())
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    );
  await mending.load().catch(() => {});
}

/**
 * A value with the keys of its objects in small first letters, however deep, as .NET hosts write
 * them in capitals; where both are there the small one wins [ELEM-11]. Only plain lists and objects
 * are looked into.
 */
export function smallKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(smallKeys);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, inner]) => {
      const small = key.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
      return small !== key && Object.hasOwn(given, small) ? [] : [[small, smallKeys(inner)]];
    }),
  );
}
