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
  readonly fallback?: Elements;
  /**
   * Shown when the code fails to load, made from the usual message with its retry button; null
   * removes a part that nobody waits for.
   */
  readonly ifMissing?: (message: ReactElement) => Elements;
}

/** A component whose code loads when it is first shown. */
export type LatePart<P> = ComponentType<P & LateProps> & {
  /** Starts to load the code: when the pointer or the focus is on what opens the part. */
  readonly preload: () => void;
  /** Loads the code, for callers that need it; rejects when it fails to load now. */
  readonly load: () => Promise<unknown>;
};

type PropsOf<Part> = Part extends ComponentType<infer P> ? P & object : never;

/**
 * Declares a part that loads late, at module level:
 * `const Calendar = late(() => import('./calendar'), 'Calendar')`. A part that fails to load, or
 * that throws, is missing alone: its surroundings, and what was typed there, stay. It is requested
 * again by each render of it, by `preload`, by the button in the message, and as `importing` says.
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
    // Server markup has the fallback, and hydration starts from there.
    const { status, code: Part } = useSyncExternalStore(part.subscribe, part.state, () => idle);
    const [turn, setTurn] = useState(0);
    useLayoutEffect(part.preload, []);
    const retry = () => {
      part.retry();
      setTurn(turn + 1);
    };
    const message = ifMissing(<Missing onRetry={retry} />);
    if (Part) {
      // Its rules have come with its code. They are there before its elements, which may move from
      // their first styles.
      if (widget.host?.shadowRoot) adoptStyles(widget.host.shadowRoot);
      return (
        <ErrorBoundary key={turn} widget={widget} values={props} fallback={message}>
          <Part {...(props as unknown as P)} />
        </ErrorBoundary>
      );
    }
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
