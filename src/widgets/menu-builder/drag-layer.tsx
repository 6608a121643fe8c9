import {
  type Collision,
  DndContext,
  type DragMoveEvent,
  type DragStartEvent,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import type { Action } from './actions.model';
import { findPlace } from './find-place';
import { type Held, HoldSensor } from './hold-sensor';
import { type Day, days, type KeyedCard, type KeyedWeek, type Place, placeOf } from './menu.model';
import { styles } from './menu-editor.styles';
import { texts } from './menu-editor.texts';

export interface DragLayerProps {
  /** What holds the cards (`data-key`) and the days (`data-day`). */
  readonly board: RefObject<HTMLElement | null>;
  readonly week: KeyedWeek;
  readonly act: (action: Action) => void;
  /** Called with the day that the dragged card would come to stand on. */
  readonly onTarget: (day: Day | undefined) => void;
}

const elementOf = (board: RefObject<HTMLElement | null>, selector: string) =>
  board.current?.querySelector<HTMLElement>(selector) ?? null;
const cardSelector = (key: number | string) => `[data-key="${key}"]`;

/** Makes a card of the board one to drag; it renders nothing, so the cards know nothing of drags. */
function Draggable({ card, board }: { card: KeyedCard; board: DragLayerProps['board'] }) {
  const { setNodeRef, listeners } = useDraggable({ id: card.key });
  const latest = useRef(listeners);
  latest.current = listeners;
  useLayoutEffect(() => {
    const element = elementOf(board, cardSelector(card.key));
    setNodeRef(element);
    if (!element) return;
    // Native: no root of React listens to these, which each page would pay for.
    const press = (nativeEvent: Event) => latest.current?.onMouseDown?.({ nativeEvent });
    const touch = (nativeEvent: Event) => latest.current?.onTouchStart?.({ nativeEvent });
    element.addEventListener('mousedown', press);
    element.addEventListener('touchstart', touch, { passive: true });
    return () => {
      element.removeEventListener('mousedown', press);
      element.removeEventListener('touchstart', touch);
    };
  }, [board, card.key, setNodeRef]);
  return null;
}

interface DayProps {
  readonly day: Day;
  readonly cards: readonly KeyedCard[];
  readonly board: DragLayerProps['board'];
}

/** A day to drop on, and its cards to drag. */
function DayOfDrags({ day, cards, board }: DayProps) {
  const { setNodeRef } = useDroppable({ id: day });
  useLayoutEffect(
    () => setNodeRef(elementOf(board, `[data-day=${day}]`)),
    [day, board, setNodeRef],
  );
  return cards.map((card) => <Draggable key={card.key} card={card} board={board} />);
}

const placeFrom = (collisions: readonly Collision[] | null): Place | undefined =>
  collisions?.[0]?.data?.place;

/** Puts an element somewhere by custom properties, which need no render. */
function put(element: HTMLElement | null, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values))
    element?.style.setProperty(`--${name}`, `${value}px`);
}

/** Shows in the board where a card would come to stand. */
function putMark(mark: HTMLElement | null, board: HTMLElement, place: Place, key: number): void {
  const list = board.querySelector(`[data-day=${place.day}] ul`);
  const frame = board.getBoundingClientRect();
  if (!list || !mark) return;
  const others = [...list.children].filter((one) => !one.matches(cardSelector(key)));
  const box = list.getBoundingClientRect();
  const next = others[place.index]?.getBoundingClientRect();
  const last = others.at(-1)?.getBoundingClientRect();
  const y = next ? next.top - 4 : last ? last.bottom + 4 : box.top;
  put(mark, { x: box.left - frame.left, y: y - frame.top, width: box.width });
}

/** What is dragged, above all else on the page, wherever it stands. */
function Overlay({ card, from }: { card: KeyedCard; from: DOMRect }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    put(element, { x: from.left, y: from.top, width: from.width });
    // Engines before 2024 have no popovers: there it may stand below what the page puts on top.
    element?.showPopover?.();
  }, [from]);
  return (
    <div ref={ref} className={styles.overlay} popover="manual" data-overlay>
      {card.header}
    </div>
  );
}

/** Drags by mouse and touch over a board that is whole without them [MENU-06, MENU-07]. */
export function DragLayer({ board, week, act, onTarget }: DragLayerProps) {
  const { announce } = useWidget();
  const t = useTexts(texts);
  const [dragged, setDragged] = useState<{ card: KeyedCard; from: DOMRect }>();
  const mark = useRef<HTMLDivElement>(null);
  const held = useRef<Held>({});
  // The widget says itself what happens, in its own live region; the library's is in no page.
  const [accessibility] = useState(() => ({
    container: document.createElement('div'),
    restoreFocus: false,
  }));
  const [sensors] = useState(() => [{ sensor: HoldSensor, options: { held: held.current } }]);
  useEffect(() => () => held.current.sensor?.cancel(), []);

  const start = ({ active }: DragStartEvent) => {
    const place = placeOf(week, Number(active.id));
    const card = place && week[place.day][place.index];
    const element = elementOf(board, cardSelector(active.id));
    if (!card || !element) return;
    setDragged({ card, from: element.getBoundingClientRect() });
    element.dataset.dragged = '';
    announce(t('/menu-editor/dragging', card.header));
  };
  const move = ({ collisions, delta }: DragMoveEvent) => {
    if (!dragged || !board.current) return;
    const { card, from } = dragged;
    const place = placeFrom(collisions);
    onTarget(place?.day);
    if (mark.current) mark.current.hidden = !place;
    if (place) putMark(mark.current, board.current, place, card.key);
    // Last, so that nothing is measured after what is moved here.
    put(elementOf(board, '[data-overlay]'), { x: from.left + delta.x, y: from.top + delta.y });
  };
  const end = (to?: Place) => {
    if (!dragged) return;
    const { key, header } = dragged.card;
    delete elementOf(board, cardSelector(key))?.dataset.dragged;
    setDragged(undefined);
    onTarget(undefined);
    const from = placeOf(week, key);
    const stays = from && to && from.day === to.day && from.index === to.index;
    if (to && !stays) act({ does: 'drop', key, to });
    else announce(t('/menu-editor/drag-cancelled', header));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      // It finds no way out of a shadow root; the sensor scrolls.
      autoScroll={false}
      accessibility={accessibility}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={({ collisions }) => end(placeFrom(collisions))}
      onDragCancel={() => end()}
    >
      {days.map((day) => (
        <DayOfDrags key={day} day={day} cards={week[day]} board={board} />
      ))}
      {dragged && (
        <>
          <div ref={mark} className={styles.mark} hidden />
          <Overlay {...dragged} />
        </>
      )}
    </DndContext>
  );
}
