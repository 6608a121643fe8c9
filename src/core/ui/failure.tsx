import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { Notice } from './notice';

interface FailureProps {
  readonly call: { readonly error?: unknown; readonly retry: () => void };
  /** What failed, in words; without it that something did. */
  readonly text?: string;
}

/** The error of a call, with a retry. */
export function Failure({ call, text = '' }: FailureProps) {
  const usual = useSharedTexts()('/shared/error');
  const failure = useFailure();
  return (
    <Notice tone="error" onRetry={call.retry}>
      {failure(call.error, text || usual, text)}
    </Notice>
  );
}
