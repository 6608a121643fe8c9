import { useSharedTexts } from '../i18n/use-shared-texts';
import { Button } from './button';
import { lendFocus } from './lend-focus';

/**
 * The button of a failure's message. It disappears with the message, so the focus first moves to
 * the item, the dialog or the widget around it [IMP-12].
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
