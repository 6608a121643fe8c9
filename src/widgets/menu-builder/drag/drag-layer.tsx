import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWidget } from '../../../core/element/widget-context';
import { useTexts } from '../../../core/i18n/use-texts';
import type { Action } from '../edit/actions.model';
import { styles } from '../edit/menu-editor.styles';
import { texts } from '../edit/menu-editor.texts';
import { type Day, type KeyedCard, type KeyedWeek, type Place, placeOf } from '../menu.model';
import { dropPlace } from './drop-place.model';
import type { Point } from './press.model';
import { type DragListener, watchDrags } from './watch-drags';

export interface DragLayerProps {
  /** The element with the cards (`data-key`) and the days (`data-day`). */
  readonly board: RefObject<HTMLElement | null>;
  readonly week: KeyedWeek;
  readonly act: (action: Action) => boolean;
  /** Called with the day on which the dragged card would be dropped. */
  readonly onTarget: (day: Day | undefined) => void;
}

const keyOf = (card: HTMLElement): number => Number(card.dataset.key);
const othersOn = (day: Element, card: HTMLElement) =>
  [...day.querySelectorAll('[data-key]')].filter((one) => one !== card);
const dayOf = (board: HTMLElement, day: Day) => board.querySelector(`[data-day=${day}]`);

/** Measured again each time: the page may have scrolled. */
const placeAt = (board: HTMLElement, card: HTMLElement, point: Point): Place | undefined =>
  dropPlace((name) => {
    const day = dayOf(board, name);
    return (
      day && {
        box: day.getBoundingClientRect(),
        cards: othersOn(day, card).map((one) => one.getBoundingClientRect()),
      }
    );
  }, point);

/** The most of a card that is dragged, in px: on a tablet it is as wide as the page. */
const widest = 320;

/** Positions an element by custom properties, which need no render. */
function put(element: HTMLElement | null, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values))
    element?.style.setProperty(`--${name}`, `${value}px`);
}

/** Marks in the board where a card would be dropped. */
function putMark(mark: HTMLElement, board: HTMLElement, place: Place, card: HTMLElement): void {
  const day = dayOf(board, place.day);
  const box = day?.querySelector('ul')?.getBoundingClientRect();
  if (!day || !box) return;
  const frame = board.getBoundingClientRect();
  const others = othersOn(day, card);
  const next = others[place.index]?.getBoundingClientRect();
  const last = others.at(-1)?.getBoundingClientRect();
  const y = next ? next.top - 4 : last ? last.bottom + 4 : box.top;
  put(mark, { x: box.left - frame.left, y: y - frame.top, width: box.width });
}

/** The dragged card, above everything else on the page; its place comes with the first move. */
function Overlay({ card, from }: { card: KeyedCard; from: DOMRect }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    put(element, { width: Math.min(from.width, widest) });
    // Engines before 2024 have no popovers: there it may be below what the page puts on top.
    element?.showPopover?.();
  }, [from]);
  return (
    <div ref={ref} className={styles.overlay} popover="manual" data-overlay>
      {card.header}
    </div>
  );
}

/** Drags by mouse, pen and finger over a board that works without them [MENU-06, MENU-07]. */
export function DragLayer({ board, week, act, onTarget }: DragLayerProps) {
  const { announce } = useWidget();
  const t = useTexts(texts);
  const [dragged, setDragged] = useState<{ card: KeyedCard; from: DOMRect }>();
  const mark = useRef<HTMLDivElement>(null);
  const to = useRef<Place>(undefined);

  const onStart = (element: HTMLElement) => {
    const place = placeOf(week, keyOf(element));
    const card = place && week[place.day][place.index];
    if (!card) return;
    // At once: the element to move next must exist.
    flushSync(() => setDragged({ card, from: element.getBoundingClientRect() }));
    element.dataset.dragged = '';
    announce(t('/menu-editor/dragging', card.header));
  };
  const onMove = (element: HTMLElement, at: Point, by: Point) => {
    const { current: root } = board;
    if (!root || !dragged) return;
    const place = placeAt(root, element, at);
    to.current = place;
    onTarget(place?.day);
    if (mark.current) {
      mark.current.hidden = !place;
      if (place) putMark(mark.current, root, place, element);
    }
    // Last, so that nothing is measured after this change of layout.
    const { left, top, width } = dragged.from;
    // What is left of a wide card stays below the pointer.
    const most = Math.max(width - widest, 0);
    const x = left + Math.min(Math.max(at.x - by.x - left - widest / 2, 0), most);
    put(root.querySelector('[data-overlay]'), { x: x + by.x, y: top + by.y });
  };
  const onEnd = (element: HTMLElement, isDropped: boolean) => {
    if (!dragged) return;
    const { key, header } = dragged.card;
    delete element.dataset.dragged;
    setDragged(undefined);
    onTarget(undefined);
    const place = isDropped ? to.current : undefined;
    if (!place || !act({ does: 'drop', key, to: place }))
      announce(t('/menu-editor/drag-cancelled', header));
  };
  const latest = useRef<DragListener>({ onStart, onMove, onEnd });
  latest.current = { onStart, onMove, onEnd };
  useEffect(() => (board.current ? watchDrags(board.current, latest) : undefined), [board]);
  if (!dragged) return null;
  return (
    <>
      <div ref={mark} className={styles.mark} hidden />
      <Overlay {...dragged} />
    </>
  );
}
