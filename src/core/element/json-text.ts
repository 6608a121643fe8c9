import { importing } from '../../importing';
import type { JsonReading } from './mend-json';
import { shown } from './problem';

const mending = /* @__PURE__ */ importing(() => import('./mend-json'));

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
