import { type ReactNode, useId, useState } from 'react';
import { css, cx } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';
import { Icon } from './icon';

const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-3'),
  inlineSize: '100%',
  minBlockSize: rem(2.75),
  fontWeight: token('font-weight-bold'),
  svg: { transition: `rotate ${token('duration-slide')}` },
  '&[aria-expanded=true] svg': { rotate: '180deg' },
  [media.hover]: { '&:hover': { color: token('color-link') } },
});
// A row that grows from nothing to its content is the one height that can be animated.
const panel = css({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${token('duration-slide')}, visibility ${token('duration-slide')}`,
  '& > *': { minBlockSize: 0, maxBlockSize: 'var(--most)', overflow: 'auto' },
});
const openPanel = css({ gridTemplateRows: '1fr', visibility: 'visible' });

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** Longer content scrolls inside; CSS pixels [CONT-13]. */
  readonly maxHeight?: 900 | 800 | 100;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that opens and closes the panel below it over 500 ms [CONT-13, IMP-15]. */
export function Disclosure({
  summary,
  open = false,
  maxHeight = 800,
  className,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(open);
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        className={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
        <Icon name="chevron-down" size={1} />
      </button>
      <div
        id={id}
        className={cx(panel, isOpen && openPanel)}
        style={{ '--most': `${maxHeight}px` } as React.CSSProperties}
      >
        <div>{children}</div>
      </div>
    </div>
  );
}
