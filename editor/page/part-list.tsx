import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '../../src/core/page/language';
import { EntryButtons, focusFirst, SignButton } from '../elements';
import { wrongIn } from '../snippet/write-snippet';
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
import type { Part } from './parts';

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

const nameButton = (at: number): readonly string[] => [`[data-part="${at}"] .entry-name`];

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
  const nameAt = (at: number) => wholeName(partName(parts[at] as Part, t));
  const put = (placed: Placed, deed: Deed, say: (place: number) => string, focus = nameButton) => {
    awaited.current = (shown) => {
      // Text that is put beside other text becomes one part with it.
      const at = shown.findIndex(({ from, to }) => placed.from >= from && placed.from < to);
      focusFirst(place.current, focus(at));
      announce(say(at + 1));
    };
    onChange(placed.text, deed);
  };
  const move = (at: number, by: number, focus = nameButton) =>
    put(
      movedPart(text, parts, at, by),
      'move',
      (to) => t('partMoved', { name: nameAt(at), place: to, count: parts.length }),
      focus,
    );
  const dragged = usePartDrag(move);
  const copy = (at: number) =>
    put(copiedPart(text, parts[at] as Part), 'copy', (to) =>
      t('partCopied', { name: nameAt(at), place: to }),
    );
  const remove = (at: number) => {
    const near = Math.min(at, parts.length - 2);
    awaited.current = () => focusFirst(place.current, near < 0 ? ['[data-add]'] : nameButton(near));
    onChange(withoutPlace(text, parts[at] as Part), 'remove');
    announce(t('removed', { name: nameAt(at) }));
  };
  const ask = (at: number) => {
    below.current = at;
    dialog.current?.showModal();
  };
  const add = (markup: string, name: string) => {
    const before = parts[below.current];
    const placed = before ? insertedAfter(text, before, markup) : appended(text, markup);
    put(placed, 'add', (to) => t('partAdded', { name, place: to }));
  };
  return (
    <div className="parts" ref={place}>
      <ol className="entries">
        {parts.map((part, at) => {
          const name = partName(part, t);
          const whole = wholeName(name);
          const count = part.kind === 'widget' ? wrongIn(part.tag) : 0;
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
                onMove={(by) =>
                  move(at, by, (to) => [
                    `[data-part="${to}"] [data-move="${by}"]`,
                    `[data-part="${to}"] [data-move]`,
                  ])
                }
                onRemove={() => remove(at)}
              >
                <SignButton
                  sign="+"
                  label={t('addBelow', { name: whole })}
                  onPress={() => ask(at)}
                />
                <SignButton
                  sign={<CopyIcon />}
                  label={t('copyPart', { name: whole })}
                  onPress={() => copy(at)}
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

interface Drag {
  /** The dragged part. */
  readonly at: number;
  /** Its index among the parts if it were dropped now. */
  readonly to: number;
}

/** The new index of a part that is dropped on another, above or below its middle. */
export function dropPlace(at: number, over: number, isBelow: boolean): number {
  const place = isBelow ? over + 1 : over;
  return place > at ? place - 1 : place;
}

const isBelowMiddle = ({ clientY, currentTarget }: DragEvent): boolean => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
};

/**
 * Dragging of the parts in a list, by the browser's own drag and drop: it follows pointer and
 * finger, scrolls along, and Escape ends it. It does in one go what the buttons do step by step.
 *
 * @returns the props for a part's line
 */
export function usePartDrag(onMove: (at: number, by: number) => void) {
  const [drag, setDrag] = useState<Drag>();
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
      const to = dropPlace(drag.at, at, isBelowMiddle(event));
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
