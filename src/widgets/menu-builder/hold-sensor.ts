import type { SensorInstance, SensorProps } from '@dnd-kit/core';
import { autoscroll } from './autoscroll';
import { distance, isDrag, isScroll, type Point } from './hold.model';

/** Where a drag layer finds the sensor that is at work, to end it when it goes. */
export interface Held {
  sensor?: HoldSensor;
}
interface Options {
  readonly held: Held;
}

/** How long the press on a card is a click at most, in ms [MENU-07]. */
const hold = 200;
/** A click follows its release at once; one after a drag is none. */
const clickFollows = 50;

/** A press on the card itself; its buttons and what is typed keep theirs. */
const isOnCard = ({ target }: Event): boolean =>
  target instanceof Element && !target.closest('button, input');

const pointOf = (event: Event): Point | undefined => {
  const from = 'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  return from && { x: from.clientX, y: from.clientY };
};
const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A drag by mouse or finger that begins after a hold of 200 ms and 50 px of movement; less of either
 * is a click [MENU-07]. A finger that moves before the hold scrolls the page. It listens at the
 * window: outside of a shadow root events still come by there.
 */
export class HoldSensor implements SensorInstance {
  static readonly activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent }: { nativeEvent: Event }) =>
        (nativeEvent as MouseEvent).button === 0 && isOnCard(nativeEvent),
    },
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: { nativeEvent: Event }) =>
        (nativeEvent as TouchEvent).touches.length === 1 && isOnCard(nativeEvent),
    },
  ];
  readonly autoScrollEnabled = false;
  readonly #props: SensorProps<Options>;
  readonly #card: HTMLElement | null;
  readonly #isTouch: boolean;
  readonly #from: Point;
  readonly #listening = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  #point: Point;
  #isHeld = false;
  #isDragging = false;
  #stopScroll = () => {};

  constructor(props: SensorProps<Options>) {
    this.#props = props;
    this.#card = props.activeNode.node.current;
    this.#isTouch = 'touches' in props.event;
    this.#from = pointOf(props.event) ?? { x: 0, y: 0 };
    this.#point = this.#from;
    props.options.held.sensor = this;
    this.#timer = setTimeout(() => {
      this.#isHeld = true;
      if (this.#card) this.#card.dataset.held = '';
      this.#look();
    }, hold);
    this.#listen();
  }

  /** Ends what there is without a drop. */
  cancel(): void {
    if (this.#listening.signal.aborted) return;
    this.#stop();
    this.#props.onCancel();
  }

  #listen(): void {
    const { signal } = this.#listening;
    const on = (types: string, listener: (event: Event) => void, capture = false) => {
      for (const type of types.split(' '))
        window.addEventListener(type, listener, { signal, capture, passive: false });
    };
    on(this.#isTouch ? 'touchmove' : 'mousemove', (event) => this.#move(event));
    on(this.#isTouch ? 'touchend' : 'mouseup', () => this.#end());
    on('touchcancel blur resize', () => this.cancel());
    // A held finger opens a menu, a moved mouse marks text and drags links and pictures.
    on('contextmenu selectstart dragstart', (event) => event.preventDefault());
    on(
      'keydown',
      (event) => {
        if ((event as KeyboardEvent).key !== 'Escape') return;
        // A dialog of the page stays open.
        if (this.#isDragging) swallow(event);
        this.cancel();
      },
      true,
    );
  }

  #move(event: Event): void {
    const isPinch = 'touches' in event && (event as TouchEvent).touches.length > 1;
    const point = pointOf(event);
    if (!point) return;
    this.#point = point;
    const isOther = isPinch || (!this.#isHeld && isScroll(this.#from, point));
    if (this.#isTouch && isOther) {
      this.cancel();
      return;
    }
    // The page stays where it is below a finger that has held.
    if (this.#isHeld && event.cancelable) event.preventDefault();
    this.#look();
  }

  #look(): void {
    const moved = distance(this.#from, this.#point);
    if (this.#isDragging) this.#props.onMove(this.#point);
    else if (isDrag({ isHeld: this.#isHeld, moved })) this.#start();
  }

  #start(): void {
    this.#isDragging = true;
    this.#props.onStart(this.#from);
    this.#props.onMove(this.#point);
    let nudge = 0;
    const onScroll = () => {
      // Only for a pointer that has moved does the library look what it is over.
      nudge = 0.01 - nudge;
      this.#props.onMove({ x: this.#point.x, y: this.#point.y + nudge });
    };
    this.#stopScroll = autoscroll(this.#card, () => this.#point, onScroll);
  }

  #end(): void {
    const wasDragging = this.#isDragging;
    this.#stop();
    if (wasDragging) {
      const options = { capture: true, once: true };
      window.addEventListener('click', swallow, options);
      setTimeout(() => window.removeEventListener('click', swallow, options), clickFollows);
    } else this.#props.onAbort(this.#props.active);
    this.#props.onEnd();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#listening.abort();
    this.#stopScroll();
    delete this.#card?.dataset.held;
    this.#props.options.held.sensor = undefined;
  }
}
