import { useTexts } from '../../core/i18n/use-texts';
import type { RetriedCall } from '../../core/page/use-call';
import { lendFocus } from '../../core/ui/lend-focus';
import { styles } from './header.styles';
import { texts } from './header.texts';

/** In place of a navigation that failed: no message, but a way to have it after all [HDR-34]. */
export function MenuRetry({ navigation }: { readonly navigation: RetriedCall<unknown> }) {
  const { status, data, retry } = navigation;
  const t = useTexts(texts);
  if (status !== 'failed' || data) return null;
  return (
    <button
      type="button"
      className={styles.retry}
      onClick={({ currentTarget }) => {
        // The button goes while the call runs; the focus stays in what it is to fill.
        lendFocus(currentTarget.closest('dialog, header'));
        retry();
      }}
    >
      {t('/header/retry')}
    </button>
  );
}
