import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { Elements } from '../element/elements';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import { styles } from './carousel.styles';
import { carouselTexts } from './carousel.texts';
import { CarouselControls } from './carousel-controls';
import { type Autoplay, useAutoplay } from './use-autoplay';
import { useSlides } from './use-slides';

export interface CarouselProps<T> {
  /** What it shows, for screen readers. */
  readonly label: string;
  readonly slides: readonly T[];
  /** What is in a slide; `isFront` of the first one in view. */
  readonly children: (slide: T, at: number, isFront: boolean) => Elements;
  /** Called with the index a visitor asked for: by a button, a dot, a swipe or a key. */
  readonly onSelect?: (index: number) => void;
  /** Most slides in view; fewer where the carousel is narrow. One without it. */
  readonly maxPerView?: number;
  /** After the last slide comes the first. */
  readonly wrap?: boolean;
  /** How many slides there are before they repeat; all, where they do not. */
  readonly count?: number;
  /** Shows a dot a slide; its name by the slide's number from 1 [IMP-16]. */
  readonly dotName?: (number: number) => string;
  /** How it moves by itself, where it has more than one slide. */
  readonly autoplay?: Autoplay | false;
  readonly className?: string;
  /** Of the row that scrolls: its gap (`--gap`), the most in view by window (`--most`). */
  readonly trackClass?: string;
  /** Of the row of pause, arrows and dots. */
  readonly controlsClass?: string;
}

/**
 * Slides in a row, by the W3C's carousel pattern: a region of groups, before them the button that
 * pauses, the arrows and the dots. It can be swiped, and the arrow keys, Home and End move the row
 * when it has the focus. Slides out of view are neither focusable nor read [IMP-16]; a turn takes
 * 500 ms, none where less motion is preferred [IMP-21]. Without `wrap` an arrow shows only while
 * there is somewhere to go [CAR-10]. Which slide is at the front it knows alone.
 */
export function Carousel<T>({
  label,
  slides,
  children,
  maxPerView = 1,
  wrap = false,
  count = slides.length,
  autoplay,
  ...props
}: CarouselProps<T>) {
  const t = useTexts(carouselTexts);
  const track = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const select = (at: number) => {
    setStopped(true);
    setWanted(at);
    props.onSelect?.(at % count);
  };
  const { perView, isInView, moved, ...row } = useSlides(track, {
    wanted,
    count: slides.length,
    wrap,
    maxPerView,
    onSelect: select,
    onHold: setHeld,
  });
  const turnByItself = ({ next }: Autoplay) => {
    // What hears of a hand comes with what moves the row.
    if (moved.current) setWanted((at) => next(at) % slides.length);
  };
  const { isRunning, setStopped, ...play } = useAutoplay(
    count > 1 && autoplay,
    isHeld,
    turnByItself,
  );
  // What comes into view changes none of it.
  const content = useMemo(
    () => slides.map((slide, at) => children(slide, at, at === row.index)),
    [slides, children, row.index],
  );
  const scrolls = slides.length > perView;
  return (
    <section
      aria-roledescription={t('/carousel/role')}
      aria-label={label}
      className={cx(styles.frame, props.className)}
    >
      {scrolls && (
        <CarouselControls
          {...props}
          {...row}
          {...play}
          wrap={wrap}
          onSelect={select}
          setStopped={(isStopped) => {
            setStopped(isStopped);
            // The press goes before the pointer or the focus that it was made with.
            moved.current?.letGo();
          }}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form. */}
      <div
        ref={track}
        role="group"
        className={cx(styles.track, props.trackClass)}
        style={{ '--max-per-view': maxPerView } as CSSProperties}
        aria-label={t('/carousel/slides')}
        aria-live={isRunning ? 'off' : 'polite'}
        // Where it scrolls, the keyboard must reach it.
        tabIndex={scrolls ? 0 : undefined}
      >
        {content.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: nor is this of one.
          <div
            key={at}
            role="group"
            aria-roledescription={t('/carousel/slide')}
            aria-label={`${(at % count) + 1} / ${count}`}
            inert={!isInView(at)}
            data-copy={at >= count || undefined}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
