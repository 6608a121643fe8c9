import { Children, type CSSProperties, type HTMLAttributes, type ReactNode, useRef } from 'react';
import type { Elements } from '../element/elements';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { styles } from './carousel.styles';
import { carouselTexts } from './carousel.texts';
import { IconButton } from './icon-button';
import { useSlides } from './use-slides';

export interface CarouselProps extends Omit<HTMLAttributes<HTMLElement>, 'onSelect'> {
  /** What it shows, for screen readers. */
  readonly label: string;
  /** Index of the first slide in view. */
  readonly index: number;
  /** Called with the index a visitor asked for: by a button, a dot, a swipe or a key. */
  readonly onSelect: (index: number) => void;
  /** Most slides in view; fewer where the carousel is narrow. One without it. */
  readonly maxPerView?: 1 | 2 | 3 | 4;
  /** After the last slide comes the first. */
  readonly wrap?: boolean;
  /** Shows a dot a slide; its name by the slide's number from 1 [IMP-16]. */
  readonly dotName?: (number: number) => string;
  /** What stands before the buttons, as one that pauses. */
  readonly controls?: Elements;
  readonly controlsClass?: string;
  /** The slides. */
  readonly children: ReactNode;
}

/**
 * Slides in a row, by the ARIA carousel pattern: previous and next, dots, swipes, and arrow keys on
 * the row itself. Those out of view are neither focusable nor read [IMP-16]; a turn takes 500 ms,
 * none where less motion is preferred [IMP-21]. A list in place of groups, since it says by itself
 * which slide of how many it is.
 */
export function Carousel({
  label,
  index,
  onSelect,
  maxPerView = 1,
  wrap = false,
  dotName,
  controls,
  controlsClass,
  className,
  children,
  ...rest
}: CarouselProps) {
  const t = useTexts(carouselTexts);
  const shared = useSharedTexts();
  const track = useRef<HTMLUListElement>(null);
  const { perView, trackProps } = useSlides(track, index, maxPerView, onSelect);
  const slides = Children.toArray(children);
  const last = wrap ? slides.length - 1 : Math.max(slides.length - perView, 0);
  const turn = (step: 1 | -1) => {
    const next = index + step;
    onSelect(wrap ? (next + slides.length) % slides.length : Math.min(Math.max(next, 0), last));
  };
  return (
    <section
      aria-roledescription={t('/carousel/role')}
      aria-label={label}
      className={cx(styles.frame, className)}
      {...rest}
    >
      <ul
        ref={track}
        className={styles.track}
        style={{ '--max-per-view': maxPerView } as CSSProperties}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        {...trackProps}
      >
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place.
          <li key={at} inert={at < index || at >= index + perView}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > perView && (
        <div className={cx(styles.controls, controlsClass)}>
          {controls}
          <IconButton
            icon="chevron-left"
            label={shared('/shared/previous')}
            disabled={!wrap && index === 0}
            onClick={() => turn(-1)}
          />
          {dotName && (
            <div className={styles.dots}>
              {slides.slice(0, last + 1).map((_, at) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
                  key={at}
                  type="button"
                  aria-label={dotName(at + 1)}
                  aria-current={at === index || undefined}
                  onClick={() => onSelect(at)}
                />
              ))}
            </div>
          )}
          <IconButton
            icon="chevron-right"
            label={shared('/shared/next')}
            disabled={!wrap && index >= last}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </section>
  );
}
