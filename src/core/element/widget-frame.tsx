import { type ComponentType, useLayoutEffect, useMemo, useRef } from 'react';
import { langAttribute } from '../page/language';
import { brandClass } from '../style/brand-class';
import { cx } from '../style/css';
import { rootClass } from '../style/root.styles';
import { ErrorBoundary } from './error-boundary';
import { LiveRegion, type LiveRegionHandle } from './live-region';
import type { AttributeValues } from './values';
import { type Widget, WidgetContext } from './widget-context';

export interface WidgetFrameProps {
  readonly widget: Omit<Widget, 'announce'>;
  // biome-ignore lint/suspicious/noExplicitAny: the frame is the same around every view.
  readonly view: ComponentType<any>;
  readonly values: AttributeValues;
  /** Called after the first paint. */
  readonly onPaint?: () => void;
}

/**
 * What stands around every view: brand and language, context, error boundary, live region. What is
 * wrong with its values the help for editors shows in front of it (src/help).
 */
export function WidgetFrame({ widget, view: View, values, onPaint }: WidgetFrameProps) {
  const region = useRef<LiveRegionHandle>(null);
  const context = useMemo(
    (): Widget => ({ ...widget, announce: (text) => region.current?.say(text) }),
    [widget],
  );
  // Runs once: the element tells its fallback to go when the view stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => onPaint?.(), []);
  return (
    <div
      className={cx(rootClass, brandClass(widget.logo))}
      lang={langAttribute(widget.language)}
      part="root"
    >
      <ErrorBoundary tag={widget.tag} fallback={<slot />}>
        <WidgetContext value={context}>
          <View {...values} />
        </WidgetContext>
      </ErrorBoundary>
      <LiveRegion ref={region} />
    </div>
  );
}
