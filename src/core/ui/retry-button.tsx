import { useSharedTexts } from '../i18n/use-shared-texts';
import { Button } from './button';
import { lendFocus } from './lend-focus';

/**
 * Tries again what has failed. It goes with the message that it is in, so that the focus goes
 * to the item, the dialog or the widget around it first [IMP-12].
 */
export function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSharedTexts();
  return (
    <Button
      variant="secondary"
      size="s"
      onClick={({ currentTarget }) => {
        lendFocus(currentTarget.closest('li, dialog, [part~=root]'));
        onRetry();
      }}
    >
      {t('/shared/retry')}
    </Button>
  );
}
