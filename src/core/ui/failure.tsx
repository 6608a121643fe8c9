import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { Notice } from './notice';

interface FailureProps {
  readonly call: {
    readonly error?: unknown;
    readonly isRetrying?: boolean | undefined;
    readonly retry: () => void;
  };
  /** What failed, in words; without it that something did. */
  readonly text?: string;
}

/** The error of a call, with a retry; while that runs the words are others, so that another error is announced. */
export function Failure({ call, text = '' }: FailureProps) {
  const shared = useSharedTexts();
  const failure = useFailure();
  return (
    <Notice tone="error" onRetry={call.retry} isRetrying={call.isRetrying}>
      {call.isRetrying
        ? shared('/shared/loading')
        : failure(call.error, text || shared('/shared/error'), text)}
    </Notice>
  );
}
