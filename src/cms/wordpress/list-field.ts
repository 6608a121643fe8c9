import { moved, nameOfEntry } from '../entries';
import type { Shape } from '../shape';
import { isNothing } from './values';
import { components, element, h, say } from './wp';

/** Draws the fields of an entry; the form's own, since an entry may have lists again. */
type DrawEntry = (
  schema: Shape,
  label: string,
  entry: unknown,
  put: (next: unknown) => void,
) => unknown;

interface ListProps {
  readonly schema: Shape;
  readonly label: string;
  readonly value: unknown;
  readonly draw: DrawEntry;
  onChange(value: readonly unknown[]): void;
}

const button = (text: string, more: Readonly<Record<string, unknown>>) =>
  h(
    components.Button,
    { variant: 'secondary', style: { marginInlineEnd: '8px', marginBottom: '8px' }, ...more },
    text,
  );

/** A key of each entry that stays with it when it moves. */
function useKeys(count: number) {
  const keys = element.useRef<number[]>([]);
  const next = element.useRef(0);
  // What others do (undo, another value) comes and goes at the end.
  while (keys.current.length < count) keys.current.push(next.current++);
  keys.current.length = count;
  return keys;
}

/** What is to have the focus in the place of an entry. */
type Find = (place: Element) => HTMLElement | null | undefined;

const toTitle: Find = (place) => place.querySelector('button');
const toControl: Find = (place) => place.querySelector('input, textarea, select');
/** The button that was pressed, or at the end of the list its other. */
const toMover =
  (by: -1 | 1): Find =>
  (place) => {
    // Those of a list inside of the entry stand before its own.
    const own = [...place.querySelectorAll<HTMLButtonElement>('[data-move]')].slice(-2);
    const free = own.filter(({ disabled }) => !disabled);
    return free.find(({ dataset }) => dataset.move === `${by}`) ?? free[0];
  };

/** Leads the focus to what a press has changed, once it stands there; without an entry to `Add`. */
function useFocus() {
  const list = element.useRef<HTMLElement | null>(null);
  const wanted = element.useRef<{ at: number; find: Find } | null>(null);
  element.useEffect(() => {
    if (!wanted.current || !list.current) return undefined;
    const place = list.current.children[wanted.current.at];
    const add = list.current.parentElement?.querySelector<HTMLElement>(':scope > [data-add]');
    (place ? wanted.current.find(place) : add)?.focus();
    wanted.current = null;
    return undefined;
  });
  const focus = (at: number, find: Find) => {
    wanted.current = { at, find };
  };
  return { list, focus };
}

interface EntryProps {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isNew: boolean;
  readonly children: unknown;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** An entry of a list, folded unless it has just been added. */
function Entry({ title, isFirst, isLast, isNew, children, onMove, onRemove }: EntryProps) {
  const initialOpen = element.useRef(isNew).current;
  const move = (by: -1 | 1, text: string, disabled: boolean) =>
    button(text, {
      ...{ 'data-move': by, disabled, 'aria-label': `${text}: ${title}` },
      onClick: () => onMove(by),
    });
  return h(
    'div',
    null,
    h(
      components.PanelBody,
      { title, initialOpen },
      children,
      move(-1, say('Move up'), isFirst),
      move(1, say('Move down'), isLast),
      button(say('Remove'), {
        ...{ isDestructive: true, onClick: onRemove },
        'aria-label': `${say('Remove')}: ${title}`,
      }),
    ),
  );
}

/** A list: its entries, which are moved, removed and added, with the focus where that happens. */
export function ListField({ schema, label, value, draw, onChange }: ListProps) {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const item = schema.items ?? {};
  const start = item.properties ? {} : '';
  const keys = useKeys(entries.length);
  const { list, focus } = useFocus();
  const put = (at: number, next: unknown) =>
    onChange(entries.map((entry, index) => (index === at ? (next ?? start) : entry)));
  const move = (at: number, by: -1 | 1) => {
    keys.current = moved(keys.current, at, by);
    focus(at + by, toMover(by));
    onChange(moved(entries, at, by));
  };
  const remove = (at: number) => {
    keys.current.splice(at, 1);
    focus(Math.min(at, entries.length - 2), toTitle);
    onChange(entries.filter((_, index) => index !== at));
  };
  const add = () => {
    focus(entries.length, toControl);
    onChange([...entries, start]);
  };
  return h(
    components.BaseControl,
    { label, help: schema.description, __nextHasNoMarginBottom: true },
    h(
      'div',
      { ref: list },
      ...entries.map((entry, at) => {
        const name = nameOfEntry(entry, item) || (item.title ?? schema.title ?? '');
        const shown = `${at + 1}. ${name}`;
        return h(
          Entry,
          {
            ...{
              key: keys.current[at],
              title: shown,
              isFirst: at === 0,
              isLast: at === entries.length - 1,
            },
            isNew: Object.values(entry ?? {}).every(isNothing),
            onMove: (by: -1 | 1) => move(at, by),
            onRemove: () => remove(at),
          },
          draw(item, shown, entry, (next) => put(at, next)),
        );
      }),
    ),
    button(say('Add to %s', schema.title ?? label), { 'data-add': '', onClick: add }),
  );
}
