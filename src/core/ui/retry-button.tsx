import { useSharedTexts } from '../i18n/use-shared-texts';
import { Button } from './button';

interface Props {
  readonly onRetry: () => void;
  /** Whether it is tried again now: the button stays, busy, and keeps the focus [IMP-12]. */
  readonly isRetrying?: boolean | undefined;
}

/** The button of a failure's message. */
export function RetryButton({ onRetry, isRetrying }: Props) {
  const t = useSharedTexts();
  return (
    <Button variant="secondary" size="s" busy={isRetrying} onClick={onRetry}>
      {t('/shared/retry')}
    </Button>
  );
}
