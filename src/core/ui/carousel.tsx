import { Children, type ReactNode } from 'react';
import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

const pane = css({ overflow: 'hidden' });
const track = css({
  display: 'flex',
  translate: 'calc(var(--index) * -100% / var(--per-view))',
  transition: `translate ${token('duration-slide')}`,
  '& > *': { flex: '0 0 calc(100% / var(--per-view))', minInlineSize: 0 },
});
const dots = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  [media.print]: { display: 'none' },
  button: { display: 'grid', placeItems: 'center', inlineSize: rem(1.75), blockSize: rem(2.75) },
  'button::before': {
    content: '""',
    inlineSize: rem(0.75),
    blockSize: rem(0.75),
    border: '2px solid currentColor',
    borderRadius: '999px',
    transition: `inline-size ${token('duration-fast')}`,
  },
  '[aria-current]::before': { inlineSize: rem(1.5), background: 'currentColor' },
});

export interface CarouselProps {
  /** Index of the first slide in view. */
  readonly index: number;
  /** Slides in view at a time. */
  readonly perView?: number;
  readonly children: ReactNode;
}

/**
 * Slides in a row, moved by transforms over 500 ms; those out of view are neither focusable nor
 * read [IMP-16].
 */
export const Carousel = ({ index, perView = 1, children }: CarouselProps) => (
  <div className={pane}>
    <ul
      className={track}
      style={{ '--index': index, '--per-view': perView } as React.CSSProperties}
    >
      {Children.map(children, (child, at) => (
        <li inert={at < index || at >= index + perView}>{child}</li>
      ))}
    </ul>
  </div>
);

export interface CarouselDotsProps {
  readonly count: number;
  readonly index: number;
  /** The name of a dot by its number from 1. */
  readonly nameOf: (number: number) => string;
  readonly onSelect: (index: number) => void;
}

/** A dot a slide, named with its number; the current one is marked [CAR-01, IMP-16]. */
export const CarouselDots = ({ count, index, nameOf, onSelect }: CarouselDotsProps) => (
  <div className={dots}>
    {Array.from({ length: count }, (_, at) => (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        key={at}
        type="button"
        aria-label={nameOf(at + 1)}
        aria-current={at === index || undefined}
        onClick={() => onSelect(at)}
      />
    ))}
  </div>
);
