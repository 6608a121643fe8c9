import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { DetailsOf } from '../element/contract';
import type { Elements } from '../element/elements';
import { useEmit } from '../element/widget-context';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cx } from '../style/css';
import type { carouselEvents } from './carousel.events';
import { styles } from './carousel.styles';
import { carouselTexts } from './carousel.texts';
import { IconButton } from './icon-button';
import { usePressGuard } from './press-guard';
import type { Driven } from './slide-motion';
import { useReducedMotion } from './use-reduced-motion';
import { useSlides } from './use-slides';

/** How a carousel moves by itself. */
interface Autoplay {
  /** Seconds between turns. */
  readonly seconds: number;
  /** The index after one; the first after the last. */
  readonly next: (index: number) => number;
}

export interface CarouselProps<T> {
  /** The name of its content, for screen readers. */
  readonly label: string;
  readonly slides: readonly T[];
  /** The content of a slide; `isFront` for the first one in view. */
  readonly children: (slide: T, at: number, isFront: boolean) => Elements;
  /** The most slides in view; fewer if the carousel is narrow. One by default. */
  readonly maxPerView?: number;
  /** Whether the first slide follows the last. */
  readonly wrap?: boolean;
  /** The number of slides before they repeat; by default all. */
  readonly count?: number;
  /** Shows a dot for each slide; its name by the slide's number from 1 [IMP-16]. */
  readonly dotName?: (number: number) => string;
  /** How it moves by itself, if it has more than one slide. */
  readonly autoplay?: Autoplay | false;
  readonly className?: string;
  /** Class of the row that scrolls: its gap (`--gap`), the most in view by window (`--most`). */
  readonly trackClass?: string;
  /** Class of the row of pause, arrows and dots. */
  readonly controlsClass?: string;
}

/**
 * Calls `onTurn` every so many seconds while allowed: wanted, not stopped [CAR-04, IMP-22], no
 * visitor at the carousel [CAR-03], and less motion not preferred [IMP-21].
 */
function useAutoplay(
  autoplay: Autoplay | false | undefined,
  isVisited: boolean,
  onTurn: (autoplay: Autoplay) => void,
) {
  const [isStopped, setStopped] = useState(false);
  const possible = !useReducedMotion() && autoplay;
  const running = !isStopped && !isVisited && possible;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides bring another autoplay.
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(onTurn, running.seconds * 1000, running);
    return () => clearInterval(timer);
  }, [running]);
  return { isPossible: Boolean(possible), isStopped, isRunning: Boolean(running), setStopped };
}

/**
 * Slides in a row, by the W3C's carousel pattern: a region of groups, before them the pause button,
 * the arrows and the dots. It can be swiped, and the arrow keys, Home and End move it when it has
 * the focus. Slides out of view are neither focusable nor read [IMP-16]; a turn takes 500 ms, or
 * none if less motion is preferred [IMP-21]. Without `wrap` an arrow shows only while there is a
 * slide on its side [CAR-10]; it keeps its place, for a press once more than needed [IMP-28]. Only
 * the carousel knows which slide is in front; it emits the one that a visitor chose.
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
  const emit = useEmit<DetailsOf<typeof carouselEvents>>();
  usePressGuard();
  const track = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const [isVisited, setVisited] = useState(false);
  const select = (at: number) => {
    setStopped(true);
    setWanted(at);
    emit('atria-slide', { index: at % count });
  };
  const { perView, isInView, moved, ...row } = useSlides(track, {
    wanted,
    count: slides.length,
    wrap,
    maxPerView,
    onSelect: select,
    onVisit: setVisited,
  });
  const { isRunning, setStopped, ...play } = useAutoplay(
    count > 1 && autoplay,
    isVisited,
    // The code that handles swipes loads with the code that moves the row.
    ({ next }) => moved.current && setWanted((at) => next(at) % slides.length),
  );
  // A change of the slides in view changes none of it.
  const content = useMemo(
    () => slides.map((slide, at) => children(slide, at, at === row.index)),
    [slides, children, row.index],
  );
  const scrolls = count > 1 && slides.length > perView;
  return (
    <section
      aria-roledescription={t('/carousel/role')}
      aria-label={label}
      className={cx(styles.frame, props.className)}
    >
      {scrolls && (
        <Controls
          {...props}
          {...row}
          {...play}
          wrap={wrap}
          onSelect={select}
          setStopped={(isStopped) => {
            setStopped(isStopped);
            // The press counts more than the pointer or the focus that made it.
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
        // A row that scrolls must be reachable by keyboard.
        tabIndex={scrolls ? 0 : undefined}
      >
        {content.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form.
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

type ControlsProps = Pick<CarouselProps<never>, 'dotName' | 'controlsClass'> &
  Omit<Driven, 'onVisit'> &
  Omit<ReturnType<typeof useAutoplay>, 'isRunning'>;

/** Pause, arrows and dots: before the slides for the keyboard, and where the style says to the eye. */
function Controls(props: ControlsProps) {
  const { index, last, wrap, turn, dotName, isStopped } = props;
  const t = useTexts(carouselTexts);
  const shared = useSharedTexts();
  return (
    <div className={cx(styles.controls, props.controlsClass)}>
      {props.isPossible && (
        <IconButton
          icon={isStopped ? 'play' : 'pause'}
          label={t(isStopped ? '/carousel/play' : '/carousel/pause')}
          onClick={() => props.setStopped(!isStopped)}
        />
      )}
      <IconButton
        icon="chevron-left"
        label={shared('/shared/previous')}
        inert={!wrap && index <= 0}
        onClick={() => turn(-1)}
      />
      {dotName && (
        <div className={styles.dots}>
          {[...Array(last + 1)].map((_, at) => (
            <button
              key={at}
              type="button"
              aria-label={dotName(at + 1)}
              aria-current={at === index || undefined}
              onClick={() => props.onSelect(at)}
            />
          ))}
        </div>
      )}
      <IconButton
        icon="chevron-right"
        label={shared('/shared/next')}
        inert={!wrap && index >= last}
        onClick={() => turn(1)}
      />
    </div>
  );
}
