import { importing } from '../../importing';
import type { JsonReading } from './mend-json';
import { shown } from './problem';

const mending = /* @__PURE__ */ importing(() => import('./mend-json'), 'mendJson');

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
      code?.(text) ?? {
        fault: `invalid JSON ${shown(text)}`,
        isUnread: status !== 'failed',
      }
    );
  }
}

/** Whether more of the page may still come: a block can arrive in pieces. Never on a server. */
export const isPageLoading = (): boolean => globalThis.document?.readyState === 'loading';

/**
 * Settles when the page is whole and the second reading is here, or fails to load.
 *
 * @param onMended called where it could not be had, when it is here after all.
 */
export async function whenReadable(onMended?: () => void): Promise<void> {
  if (isPageLoading())
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    );
  await mending.load().catch(() => {
    const stop = mending.subscribe(() => {
      if (!mending.state().code) return;
      stop();
      onMended?.();
    });
  });
}
