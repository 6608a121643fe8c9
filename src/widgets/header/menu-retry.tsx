import { useTexts } from '../../core/i18n/use-texts';
import type { RetriedCall } from '../../core/page/use-call';
import { switchedOff } from '../../core/ui/switched-off';
import { styles } from './header.styles';
import { texts } from './header.texts';

/** Replaces a navigation that failed to load: no message, but a retry button [HDR-34]. */
export function MenuRetry({ navigation }: { readonly navigation: RetriedCall<unknown> }) {
  const { status, data, isRetrying, retry } = navigation;
  const t = useTexts(texts);
  if (status !== 'failed' || data) return null;
  return (
    <button
      type="button"
      className={styles.retry}
      aria-busy={isRetrying}
      onClick={retry}
      {...switchedOff(isRetrying)}
    >
      {t('/header/retry')}
    </button>
  );
}
