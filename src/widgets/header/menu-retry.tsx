import { useTexts } from '../../core/i18n/use-texts';
import type { RetriedCall } from '../../core/page/use-call';
import { lendFocus } from '../../core/ui/lend-focus';
import { styles } from './header.styles';
import { texts } from './header.texts';

/** Replaces a navigation that failed to load: no message, but a retry button [HDR-34]. */
export function MenuRetry({ navigation }: { readonly navigation: RetriedCall<unknown> }) {
  const { status, data, retry } = navigation;
  const t = useTexts(texts);
  if (status !== 'failed' || data) return null;
  return (
    <button
      type="button"
      className={styles.retry}
      onClick={({ currentTarget }) => {
        // The button disappears during the call; the focus stays in the part that it fills.
        lendFocus(currentTarget.closest('dialog, header'));
        retry();
      }}
    >
      {t('/header/retry')}
    </button>
  );
}
