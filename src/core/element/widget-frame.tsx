import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { langAttribute } from '../page/language';
import { brandClass } from '../style/brand-class';
import { cx } from '../style/css';
import { rootClass } from '../style/root.styles';
import { late } from '../ui/late';
import { ErrorBoundary } from './error-boundary';
import { LiveRegion, type LiveRegionHandle } from './live-region';
import type { Problem } from './problem';
import type { AttributeValues } from './values';
import { type Widget, WidgetContext } from './widget-context';

const ProblemList = late(() => import('./problem-list').then((code) => code.ProblemList));

export interface WidgetFrameProps {
  readonly widget: Omit<Widget, 'announce'>;
  // biome-ignore lint/suspicious/noExplicitAny: the frame is the same around every view.
  readonly view: ComponentType<any>;
  readonly values: AttributeValues;
  readonly problems: readonly Problem[];
  /** Called after the first paint. */
  readonly onPaint?: () => void;
}

/**
 * What stands around every view: brand and language, context, error boundary, live region, and
 * in edit mode what is wrong with the attributes.
 */
export function WidgetFrame({ widget, view: View, values, problems, onPaint }: WidgetFrameProps) {
  const region = useRef<LiveRegionHandle>(null);
  const context = useMemo(
    (): Widget => ({ ...widget, announce: (text) => region.current?.say(text) }),
    [widget],
  );
  // Runs once: the element tells its fallback to go when the view stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(() => onPaint?.(), []);
  let content: ReactNode = <View {...values} />;
  if (widget.settings.editMode && problems.length > 0)
    content = (
      <>
        <ProblemList tag={widget.tag} problems={problems} ifMissing={() => null} />
        {content}
      </>
    );
  return (
    <div
      className={cx(rootClass, brandClass(widget.logo))}
      lang={langAttribute(widget.language)}
      part="root"
    >
      <ErrorBoundary tag={widget.tag} fallback={<slot />}>
        <WidgetContext value={context}>{content}</WidgetContext>
      </ErrorBoundary>
      <LiveRegion ref={region} />
    </div>
  );
}
