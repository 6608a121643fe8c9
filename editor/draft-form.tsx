import { useMemo, useRef, useState } from 'react';
import { draftOf, lastDrafts, startsOf } from './drafts';
import { SaidUndo, TextField } from './elements';
import { isOtherEntries } from './model/entries';
import { type Draft, emptyDraft, type Values } from './model/values';
import type { EditorWidget } from './model/widgets';
import { leftOutOf } from './snippet/write-snippet';
import { useUi } from './ui';
import { timeName } from './ui-languages';
import { WidgetForm } from './widget-form';

interface DraftFormProps {
  readonly widget: EditorWidget;
  /** The content of the form. */
  readonly draft: Draft;
  /** Called with the content to fill the form with. */
  readonly onChoose: (draft: Draft) => void;
  /** The values that the form began with. */
  readonly example: Values;
  /** Whether the whole tag is written anew: then some of it may be left out. */
  readonly isWritten: boolean;
  /** The mistakes that the page finds in it. */
  readonly found: readonly string[];
  /** Called with what was written; a step of its own adds, moves or removes entries. */
  readonly onChange: (draft: Draft, isStep: boolean) => void;
}

/** The form of a tag: contents to start from, mistakes, values, and what is between the tags. */
export function DraftForm(props: DraftFormProps) {
  const { widget, draft, example, isWritten, found, onChoose, onChange } = props;
  const { t } = useUi();
  const { values, extra, between } = draft;
  // Whether the widget uses any content between its tags, or there is some.
  const hasBetween = between || '(default)' in (widget.contract.slots ?? {});
  const leftOut = useMemo(
    () => (isWritten ? leftOutOf({ extra, between }).join(', ') : ''),
    [isWritten, extra, between],
  );
  return (
    <>
      <StartFrom widget={widget} draft={draft} onChoose={onChoose} />
      <WidgetForm
        widget={widget}
        values={values}
        example={example}
        told={[...(leftOut ? [t('leftOut', { what: leftOut })] : []), ...found]}
        onChange={(next) => onChange({ ...draft, values: next }, isOtherEntries(values, next))}
      >
        {hasBetween && (
          <TextField
            id="between"
            label={t('between')}
            hint={[t('betweenHint'), ...widget.slots].join(' ')}
            rows={4}
            value={between}
            isSource
            onChange={(next) => onChange({ ...draft, between: next }, false)}
          />
        )}
      </WidgetForm>
    </>
  );
}

/**
 * Fills the form from an example, or with what was last written for this widget, or empties it; one
 * press undoes this, until more is written.
 */
export function StartFrom(props: Pick<DraftFormProps, 'widget' | 'draft' | 'onChoose'>) {
  const { widget, draft, onChoose } = props;
  const { t, ui, announce } = useUi();
  const [written] = useState(() => lastDrafts(widget.name));
  const [last, setLast] = useState<{ said: string; before: Draft; taken: Draft }>();
  const select = useRef<HTMLSelectElement>(null);
  // Not made anew at a key in the form.
  const options = useMemo(
    () => (
      <>
        <option value="…" disabled>
          {t('anExample')}
        </option>
        <option value="">{t('emptyForm')}</option>
        {written.map(({ time }, at) => (
          <option key={at} value={at}>
            {t('written', { time: timeName(time, ui) })}
          </option>
        ))}
        {startsOf(widget).map(([key, { title }]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </>
    ),
    [t, ui, widget, written],
  );
  /** Takes an example by its key, a written content by its index, or none by ''. */
  const choose = (key: string) => {
    const example = widget.examples[key];
    const own = written[Number(key || Number.NaN)]?.draft;
    const taken = own ?? (example ? draftOf(example) : { ...emptyDraft });
    const said = own ? t('writtenTaken') : key ? t('taken') : t('emptied');
    onChoose(taken);
    setLast({ said, before: draft, taken });
    announce(said);
  };
  const undo = (before: Draft) => {
    onChoose(before);
    // The button with the focus goes.
    select.current?.focus();
  };
  return (
    <div className="start">
      <label>
        <span>{t('start')}</span>
        <select ref={select} value="…" onChange={({ target }) => choose(target.value)}>
          {options}
        </select>
      </label>
      {last && draft === last.taken && (
        <SaidUndo said={last.said} onUndo={() => undo(last.before)} />
      )}
    </div>
  );
}
