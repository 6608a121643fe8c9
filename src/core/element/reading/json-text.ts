import { importing } from '../../../importing';
import { shown } from '../problem';
import type { JsonReading } from './mend-json';

const mending = /* @__PURE__ */ importing(() => import('./mend-json'), 'mendJson');

/**
 * Reads JSON that an editor wrote. Late code reads a text that does not parse a second time
 * [ELEM-12], because nearly no page needs it.
 */
export function readJson(text: string): JsonReading {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { status, code } = mending.state();
    return (
      code?.(text) ?? {
        fault: { code: 'invalid JSON {text}', params: { text: shown(text) } },
        isUnread: status !== 'failed',
      }
    );
  }
}

/** Whether more of the page may still load: a block can arrive in pieces. Never on a server. */
export const isPageLoading = (): boolean => globalThis.document?.readyState === 'loading';

/**
 * Settles when the page is complete and the second reader has loaded, or has failed to load.
 *
 * @param onMended called when the second reader loads after a failure.
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
