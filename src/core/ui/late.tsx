import {
  type ComponentType,
  type ReactElement,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { importing, type LateCode } from '../../importing';
import type { Elements } from '../element/elements';
import { ErrorBoundary } from '../element/error-boundary';
import { useWidget } from '../element/widget-context';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { adoptStyles } from '../style/style-sheet';
import { styles } from './late.styles';
import { RetryButton } from './retry-button';

interface LateProps {
  /** Stands there while the code is on its way. */
  readonly fallback?: Elements;
  /**
   * What is there when the code fails to load, made from the usual message with its button
   * that tries again; null leaves a part out that nobody waits for.
   */
  readonly ifMissing?: (message: ReactElement) => Elements;
}

/** A component whose code comes when it is first shown. */
export type LatePart<P> = ComponentType<P & LateProps> & {
  /** Starts fetching the code: for the pointer or the focus on what will show the part. */
  readonly preload: () => void;
  /** Fetches the code, for whoever shows nothing without it; rejects when it fails to load now. */
  readonly load: () => Promise<unknown>;
};

type PropsOf<Part> = Part extends ComponentType<infer P> ? P & object : never;

/**
 * Declares a part that comes late, at module level:
 * `const Calendar = late(() => import('./calendar'), 'Calendar')`. A part that fails
 * to load, or that throws, is missing alone: what is around it, and what was typed there, stays.
 * Each showing, each `preload`, the button in the message and what `importing` says ask again.
 */
export function late<M, K extends keyof M>(
  fetchModule: () => Promise<M>,
  name: K,
): LatePart<PropsOf<M[K]>> {
  type P = PropsOf<M[K]>;
  const part = importing(fetchModule, name) as LateCode<ComponentType<P>>;
  const idle = part.state();

  function Late({ fallback, ifMissing = (message) => message, ...props }: P & LateProps) {
    const widget = useWidget();
    // Markup made on a server has the fallback, and hydration starts from there.
    const { status, code: Part } = useSyncExternalStore(part.subscribe, part.state, () => idle);
    const [turn, setTurn] = useState(0);
    useLayoutEffect(part.preload, []);
    // No server renders what comes late, and so none has linked its rules.
    useLayoutEffect(() => {
      if (Part && widget.host?.shadowRoot) adoptStyles(widget.host.shadowRoot);
    }, [Part, widget]);
    const retry = () => {
      part.retry();
      setTurn(turn + 1);
    };
    const message = ifMissing(<Missing onRetry={retry} />);
    if (Part)
      return (
        <ErrorBoundary key={turn} widget={widget} values={props} fallback={message}>
          <Part {...(props as unknown as P)} />
        </ErrorBoundary>
      );
    return status === 'failed' ? message : fallback;
  }
  return Object.assign(Late, part);
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useSharedTexts();
  return (
    <div className={styles.missing} role="alert">
      <span>{t('/shared/part-missing')}</span>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
