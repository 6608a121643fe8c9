import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { styles } from './carousel.styles';
import { carouselTexts } from './carousel.texts';
import { CarouselControls } from './carousel-controls';
import type { Autoplay } from './use-autoplay';
import { useSlides } from './use-slides';

export interface CarouselProps {
  /** What it shows, for screen readers. */
  readonly label: string;
  /** Index of the first slide in view. */
  readonly index: number;
  /** Called with the index a visitor asked for: by a button, a dot, a swipe or a key. */
  readonly onSelect: (index: number) => void;
  /** Most slides in view; fewer where the carousel is narrow. One without it. */
  readonly maxPerView?: number;
  /** After the last slide comes the first. */
  readonly wrap?: boolean;
  /** How many slides there are before they repeat; all, where they do not. */
  readonly count?: number;
  /** Shows a dot a slide; its name by the slide's number from 1 [IMP-16]. */
  readonly dotName?: (number: number) => string;
  /** What moves it, from `useAutoplay`. */
  readonly autoplay?: Autoplay;
  readonly className?: string;
  /** Of the row that scrolls: its gap (`--gap`), the most in view by window (`--most`). */
  readonly trackClass?: string;
  /** Of the row of pause, arrows and dots. */
  readonly controlsClass?: string;
  /** The slides. */
  readonly children: ReactNode;
}

/**
 * Slides in a row, by the W3C's carousel pattern: a region of groups, before them the button that
 * pauses, the arrows and the dots. It can be swiped, and the arrow keys, Home and End move the row
 * when it has the focus. Slides out of view are neither focusable nor read [IMP-16]; a turn takes
 * 500 ms, none where less motion is preferred [IMP-21]. Without `wrap` an arrow shows only while
 * there is somewhere to go [CAR-10].
 */
export function Carousel({
  label,
  onSelect,
  maxPerView = 1,
  wrap = false,
  ...props
}: CarouselProps) {
  const { autoplay } = props;
  const t = useTexts(carouselTexts);
  const track = useRef<HTMLDivElement>(null);
  // Not React's own Children, which is cut from it.
  const slides = [props.children].flat(9).filter(Boolean);
  const { count = slides.length } = props;
  const select = (at: number) => {
    autoplay?.setStopped(true);
    onSelect(at);
  };
  const { index, last, perView, turn } = useSlides(track, {
    wanted: props.index,
    count: slides.length,
    wrap,
    maxPerView,
    onSelect: select,
  });
  const isInView = (at: number) => (at - index + slides.length) % slides.length < perView;
  return (
    <section
      aria-roledescription={t('/carousel/role')}
      aria-label={label}
      className={cx(styles.frame, props.className)}
      {...autoplay?.region}
    >
      {slides.length > perView && (
        <CarouselControls
          {...{ index, last, wrap, turn, autoplay }}
          onSelect={select}
          dotName={props.dotName}
          className={props.controlsClass}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form. */}
      <div
        ref={track}
        role="group"
        className={cx(styles.track, props.trackClass)}
        style={{ '--max-per-view': maxPerView } as CSSProperties}
        aria-label={label}
        aria-live={autoplay?.isRunning ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
      >
        {slides.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: nor is this of one.
          <div
            key={at}
            role="group"
            aria-roledescription={t('/carousel/slide')}
            aria-label={`${(at % count) + 1} / ${count}`}
            inert={!isInView(at)}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
