import { useEffect, useRef, useState } from 'react';
import { focusFirst, SaidUndo } from '../elements';
import { moved, nameOfEntry, replaced, without } from '../model/entries';
import { isPlainList, newEntry } from '../model/form-fields';
import { isEmpty } from '../model/values';
import { useStable, useUi } from '../ui';
import { Entry } from './entry';
import { useEntryKeys } from './entry-keys';
import { FieldName, FieldNotes, type FieldProps } from './field';
import { controlId } from './form-context';

/** A list: its entries to open, move and remove, and a button that adds one. */
export function ListField({ field, path, value, onChange }: FieldProps) {
  const { t, announce } = useUi();
  const entries = isEmpty(value) ? [] : [value].flat();
  const keyed = useEntryKeys(entries);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const [last, setLast] = useState({ said: '', before: entries, left: '', at: 0 });
  const list = useRef<HTMLFieldSetElement>(null);
  /** The element to focus after the next render of the list. */
  const awaited = useRef<readonly string[]>([]);
  const id = controlId(path);
  const nameOf = (at: number) => nameOfEntry(entries[at], field.part) || t('unnamed');
  const nameAt = (at: number) => [`[data-entry="${id}-${at}"] :is(.entry-name, input)`];
  useEffect(() => {
    focusFirst(list.current, awaited.current);
    awaited.current = [];
  });
  const toggle = useStable((key: number) =>
    setOpened(opened.includes(key) ? opened.filter((one) => one !== key) : [...opened, key]),
  );
  const add = () => {
    const entry = isPlainList(field) ? '' : newEntry(field, entries.at(-1));
    setOpened([...opened, keyed.add(entry)]);
    onChange([...entries, entry]);
    awaited.current = [`[data-entry="${id}-${entries.length}"] :is(input, textarea, select)`];
    announce(t('added', { name: field.label }));
  };
  const move = useStable((at: number, by: number) => {
    onChange(moved(entries, at, by));
    const place = `[data-entry="${id}-${at + by}"]`;
    awaited.current = [`${place} [data-move="${by}"]`, `${place} [data-move]`];
    announce(t('movedTo', { name: nameOf(at), place: at + by + 1 }));
  });
  const remove = useStable((at: number) => {
    const left = without(entries, at);
    onChange(left.length > 0 ? left : undefined);
    const near = Math.min(at, left.length - 1);
    awaited.current = near < 0 ? [`[data-add="${id}"]`] : nameAt(near);
    const said = t('removed', { name: nameOf(at) });
    setLast({ said, before: entries, left: JSON.stringify(left), at });
    announce(said);
  });
  const restore = () => {
    onChange(last.before);
    // The button with the focus goes.
    awaited.current = nameAt(last.at);
  };
  const put = useStable((at: number, next: unknown) => onChange(replaced(entries, at, next)));
  return (
    <fieldset className="group" id={id} tabIndex={-1} ref={list}>
      <legend>
        <FieldName field={field} />{' '}
        <span className="count">{t('entries', { count: entries.length })}</span>
      </legend>
      <FieldNotes field={field} path={path} />
      <ol className="entries">
        {entries.map((entry, at) => {
          const key = keyed.keys[at] ?? at;
          return (
            <Entry
              key={key}
              field={field}
              list={path}
              at={at}
              entry={key}
              value={entry}
              isOpen={opened.includes(key)}
              isLast={at === entries.length - 1}
              onToggle={toggle}
              onMove={move}
              onRemove={remove}
              onPut={put}
            />
          );
        })}
      </ol>
      {last.said && last.left === JSON.stringify(entries) && (
        <SaidUndo said={last.said} onUndo={restore} />
      )}
      <button type="button" className="add" data-add={id} onClick={add}>
        {t('add', { label: field.label })}
      </button>
    </fieldset>
  );
}
