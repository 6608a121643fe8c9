import { type CSSProperties, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { observeSize } from '../page/observe-size';
import { cx } from '../style/css';
import { styles } from './disclosure.styles';
import type { useDisclosure } from './use-disclosure';

interface DisclosurePanelProps {
  readonly panel: ReturnType<typeof useDisclosure>['panelProps'];
  /** Longer content scrolls inside; CSS pixels [CONT-13]. */
  readonly maxHeight: number;
  readonly children: ReactNode;
}

/** Whether the content of a box is higher than the box may get. */
function useIsHigher(box: RefObject<HTMLElement | null>, maxHeight: number): boolean {
  const [isHigher, setIsHigher] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setIsHigher(element.scrollHeight > maxHeight + 1);
    // The content is observed, too: it may grow after the box has its full height.
    return observeSize(measure, element, ...element.children);
  }, [box, maxHeight]);
  return isHigher;
}

/** The panel of a disclosure, which opens and closes over 500 ms [CONT-13, IMP-15]. */
export function DisclosurePanel({
  panel: { ref, id, hidden },
  maxHeight,
  children,
}: DisclosurePanelProps) {
  // A scroll box must be reachable by keyboard [IMP-12].
  const scrolls = useIsHigher(ref, maxHeight) && {
    role: 'region',
    tabIndex: 0,
    'aria-labelledby': `${id}-button`,
  };
  return (
    <div
      className={cx(styles.panel, !hidden && styles.openPanel)}
      style={{ '--max-height': `${maxHeight}px` } as CSSProperties}
    >
      <div ref={ref} id={id} hidden={hidden} data-findable="" {...scrolls}>
        {children}
      </div>
    </div>
  );
}
