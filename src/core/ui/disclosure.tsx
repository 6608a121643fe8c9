import { type CSSProperties, type ReactNode, type Ref, useMemo, useState } from 'react';
import type { Elements } from '../element/elements';
import { cx } from '../style/css';
import { styles } from './disclosure.styles';
import { Icon } from './icon';
import { DisclosureGroupContext, type DisclosureState, useDisclosure } from './use-disclosure';

export interface DisclosurePanelProps {
  readonly panel: ReturnType<typeof useDisclosure>['panelProps'];
  /** Longer content scrolls inside; CSS pixels [CONT-13]. */
  readonly maxHeight?: 900 | 800 | 100 | undefined;
  readonly children: ReactNode;
}

/** The panel of a disclosure, which opens and closes over 500 ms [CONT-13, IMP-15]. */
export const DisclosurePanel = ({
  panel: { ref, id, hidden },
  maxHeight = 800,
  children,
}: DisclosurePanelProps) => (
  <div
    className={cx(styles.panel, !hidden && styles.openPanel)}
    style={{ '--max-height': `${maxHeight}px` } as CSSProperties}
  >
    <div ref={ref as Ref<HTMLDivElement>} id={id} hidden={hidden}>
      {children}
    </div>
  </div>
);

export interface DisclosureProps extends DisclosureState {
  readonly summary: ReactNode;
  /** Makes the button a heading of this level, for questions and steps of a page. */
  readonly headingLevel?: 2 | 3 | 4;
  readonly maxHeight?: DisclosurePanelProps['maxHeight'];
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that opens and closes the panel below it [CONT-13, IMP-15]. */
export function Disclosure({
  summary,
  headingLevel,
  maxHeight,
  className,
  children,
  ...state
}: DisclosureProps) {
  const { buttonProps, panelProps } = useDisclosure(state);
  const opener = (
    <button className={styles.button} {...buttonProps}>
      <span>{summary}</span>
      <Icon name="chevron-down" size={1} />
    </button>
  );
  const Heading = headingLevel && (`h${headingLevel}` as const);
  return (
    <div className={className}>
      {Heading ? <Heading>{opener}</Heading> : opener}
      <DisclosurePanel panel={panelProps} maxHeight={maxHeight}>
        {children}
      </DisclosurePanel>
    </div>
  );
}

/** Disclosures of which one is open at a time: opening one closes the other. */
export function DisclosureGroup({ children }: { children: Elements }) {
  const [openId, choose] = useState<string | null>();
  const group = useMemo(() => ({ openId, choose }), [openId]);
  return <DisclosureGroupContext value={group}>{children}</DisclosureGroupContext>;
}
