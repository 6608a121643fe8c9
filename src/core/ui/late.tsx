import {
  type ComponentType,
  type ReactElement,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Elements } from '../element/elements';
import { ErrorBoundary } from '../element/error-boundary';
import { useWidget } from '../element/widget-context';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { Button } from './button';
import { styles } from './late.styles';
import { lateCode } from './late-code';

interface LateProps {
  /** Stands there while the code is on its way. */
  readonly fallback?: Elements;
  /**
   * What stands there when the code cannot be had, made from the usual message with its button
   * that tries again; null leaves a part out that nobody waits for.
   */
  readonly ifMissing?: (message: ReactElement) => Elements;
}

/** A component whose code comes when it is first shown. */
export type LatePart<P> = ComponentType<P & LateProps> & {
  /** Starts fetching the code: for the pointer or the focus on what will show the part. */
  readonly preload: () => void;
};

/**
 * Declares a part that comes late, at module level:
 * `const Calendar = late(() => import('./calendar').then((m) => m.Calendar))`. A part that cannot
 * be had, or that throws, is missing alone: what stands around it, and what was typed there, stays.
 * Each showing, each `preload` and the button in the message ask again.
 */
export function late<P extends object>(fetchPart: () => Promise<ComponentType<P>>): LatePart<P> {
  const part = lateCode(fetchPart);
  const idle = part.state();

  function Late({ fallback, ifMissing = (message) => message, ...props }: P & LateProps) {
    const { tag } = useWidget();
    // Markup made on a server has the fallback, and hydration starts from there.
    const { status, code: Part } = useSyncExternalStore(part.subscribe, part.state, () => idle);
    const [turn, setTurn] = useState(0);
    useLayoutEffect(part.preload, []);
    const retry = () => {
      part.preload();
      setTurn(turn + 1);
    };
    const message = ifMissing(<Missing onRetry={retry} />);
    if (Part)
      return (
        <ErrorBoundary key={turn} tag={tag} fallback={message}>
          <Part {...(props as unknown as P)} />
        </ErrorBoundary>
      );
    return status === 'failed' ? message : fallback;
  }
  return Object.assign(Late, { preload: part.preload });
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useSharedTexts();
  return (
    <div className={styles.missing} role="alert">
      <span>{t('/shared/part-missing')}</span>
      <Button variant="secondary" size="s" onClick={onRetry}>
        {t('/shared/retry')}
      </Button>
    </div>
  );
}
