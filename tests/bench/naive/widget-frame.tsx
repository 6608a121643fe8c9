import {
  type ComponentType,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from '../../../src/core/element/error-boundary';
import type { AttributeValues } from '../../../src/core/element/reading/values';
import { type Widget, WidgetContext } from '../../../src/core/element/widget-context';
import { langAttribute } from '../../../src/core/page/language';
import { brandClass } from '../../../src/core/style/brand-class';
import { cx } from '../../../src/core/style/css';
import { rootClass } from '../../../src/core/style/root.styles';
import { visuallyHidden } from '../../../src/core/style/visually-hidden';

interface RegionHandle {
  say(text: string): void;
}

function Region({ ref }: { ref: Ref<RegionHandle> }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useImperativeHandle(
    ref,
    () => ({ say: (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })) }),
    [],
  );
  return (
    <div className={visuallyHidden} role="status" aria-live="polite">
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}

export interface NaiveFrameProps {
  readonly widget: Omit<Widget, 'announce'>;
  // biome-ignore lint/suspicious/noExplicitAny: the frame is the same around every view.
  readonly view: ComponentType<any>;
  readonly values: AttributeValues;
  readonly onPaint: () => void;
}

/** The naive element's frame around every view, used or not. */
export function NaiveFrame({ widget, view: View, values, onPaint }: NaiveFrameProps) {
  const region = useRef<RegionHandle>(null);
  const context = useMemo(
    (): Widget => ({ ...widget, announce: (text) => region.current?.say(text) }),
    [widget],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the view stands.
  useLayoutEffect(() => onPaint(), []);
  return (
    <div
      className={cx(rootClass, brandClass(widget.logo))}
      lang={langAttribute(widget.language)}
      part="root"
    >
      <ErrorBoundary widget={widget} values={values} fallback={<slot />}>
        <WidgetContext value={context}>
          <View {...values} />
        </WidgetContext>
      </ErrorBoundary>
      <Region ref={region} />
    </div>
  );
}
