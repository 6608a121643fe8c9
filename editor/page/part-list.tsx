import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '../../src/core/page/language';
import { EntryButtons, focusFirst, SignButton } from '../elements';
import { useUi } from '../ui';
import { AddPart } from './add-part';
import {
  appended,
  copiedPart,
  insertedAfter,
  movedPart,
  type Placed,
  withoutPlace,
} from './page-edits';
import type { Deed } from './page-history';
import { partName, wholeName } from './part-name';
import { type Part, wrongInPart } from './parts';

interface PartListProps {
  readonly text: string;
  readonly parts: readonly Part[];
  /** The language of the page. */
  readonly language: Language;
  readonly onChange: (text: string, deed: Deed) => void;
  readonly onOpen: (at: number) => void;
  /** Shows a part in the preview. */
  readonly onLook: (at: number) => void;
}

/** Where the focus goes in the line of a part: to the button that has moved it, else its name. */
const buttonsOf = (at: number, by?: number): readonly string[] =>
  (by ? [`[data-move="${by}"]`, '[data-move]'] : ['.entry-name']).map(
    (one) => `[data-part="${at}"] ${one}`,
  );

/** The parts of the page in a list: to open, move, copy, remove, and to add more. */
export function PartList({ text, parts, language, onChange, onOpen, onLook }: PartListProps) {
  const { t, announce } = useUi();
  const place = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  /** The part after which the next one is added; -1 is the end of the page. */
  const below = useRef(-1);
  /** What follows once the list shows another text. */
  const awaited = useRef<(parts: readonly Part[]) => void>(undefined);
  useEffect(() => {
    awaited.current?.(parts);
    awaited.current = undefined;
  });
  const nameOf = (part: Part) => wholeName(partName(part, t));
  const put = (placed: Placed, deed: 'add' | 'copy' | 'move', name: string, by?: number) => {
    awaited.current = (shown) => {
      // Text that is put beside other text becomes one part with it.
      const at = shown.findIndex(({ from, to }) => placed.from >= from && placed.from < to);
      focusFirst(place.current, buttonsOf(at, by));
      const params = { name, place: at + 1, count: parts.length };
      announce(t({ add: 'partAdded', copy: 'partCopied', move: 'partMoved' }[deed], params));
    };
    onChange(placed.text, deed);
  };
  const dragged = usePartDrag((at, by) =>
    put(movedPart(text, parts, at, by), 'move', nameOf(parts[at] as Part)),
  );
  const remove = (part: Part, at: number) => {
    const near = Math.min(at, parts.length - 2);
    awaited.current = () => focusFirst(place.current, near < 0 ? ['[data-add]'] : buttonsOf(near));
    onChange(withoutPlace(text, part), 'remove');
    announce(t('removed', { name: nameOf(part) }));
  };
  const ask = (at: number) => {
    below.current = at;
    dialog.current?.showModal();
  };
  const add = (markup: string, name: string) => {
    const before = parts[below.current];
    const placed = before ? insertedAfter(text, before, markup) : appended(text, markup);
    put(placed, 'add', name);
  };
  return (
    <div className="parts" ref={place}>
      <ol className="entries">
        {parts.map((part, at) => {
          const name = partName(part, t);
          const whole = wholeName(name);
          const count = wrongInPart(part);
          return (
            <li
              key={at}
              className="entry part"
              data-part={at}
              data-own={part.kind === 'own' || undefined}
              onFocus={() => onLook(at)}
              {...dragged(at, whole)}
            >
              <span className="part-grip" aria-hidden="true" />
              <button type="button" className="entry-name" onClick={() => onOpen(at)}>
                <span className="entry-number" aria-hidden="true">
                  {at + 1}
                </span>
                <span className="part-name">
                  <strong>
                    <span className="unseen">{t('editPart')} </span>
                    {name.title}
                  </strong>
                  {name.words && <span>{name.words}</span>}
                </span>
                {count > 0 && <span className="entry-wrong">{t('wrongInIt', { count })}</span>}
              </button>
              <EntryButtons
                name={whole}
                isFirst={at === 0}
                isLast={at === parts.length - 1}
                onMove={(by) => put(movedPart(text, parts, at, by), 'move', whole, by)}
                onRemove={() => remove(part, at)}
              >
                <SignButton
                  sign="+"
                  label={t('addBelow', { name: whole })}
                  onPress={() => ask(at)}
                />
                <SignButton
                  sign={<CopyIcon />}
                  label={t('copyPart', { name: whole })}
                  onPress={() => put(copiedPart(text, part), 'copy', whole)}
                />
              </EntryButtons>
            </li>
          );
        })}
      </ol>
      <button type="button" className="add" data-add onClick={() => ask(-1)}>
        {t('addPart')}
      </button>
      <AddPart dialog={dialog} language={language} onAdd={add} />
    </div>
  );
}

/** Two sheets: fonts have no such character that all browsers show. */
const CopyIcon = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1" fill="none" stroke="currentColor" />
  </svg>
);

/** The new index of a part that is dropped on another, above or below its middle. */
export function dropPlace(at: number, over: number, isBelow: boolean): number {
  const place = isBelow ? over + 1 : over;
  return place > at ? place - 1 : place;
}

/**
 * Dragging of the parts in a list, by the browser's own drag and drop: it follows pointer and
 * finger, scrolls along, and Escape ends it. It does in one go what the buttons do step by step.
 *
 * @returns the props for a part's line
 */
export function usePartDrag(onMove: (at: number, by: number) => void) {
  /** The dragged part, and its index among the parts if it were dropped now. */
  const [drag, setDrag] = useState<{ readonly at: number; readonly to: number }>();
  return (at: number, name: string) => ({
    draggable: true,
    'data-dragged': drag?.at === at || undefined,
    'data-drop': drag?.to !== at || drag.at === at ? undefined : drag.at < at ? 'below' : 'above',
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      // Without data Firefox drags nothing.
      dataTransfer.setData('text/plain', name);
      setDrag({ at, to: at });
    },
    onDragOver: (event: DragEvent) => {
      if (!drag) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const to = dropPlace(drag.at, at, event.clientY > top + height / 2);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onDrop: (event: DragEvent) => {
      if (!drag) return;
      event.preventDefault();
      setDrag(undefined);
      if (drag.to !== drag.at) onMove(drag.at, drag.to - drag.at);
    },
    onDragEnd: () => setDrag(undefined),
  });
}
