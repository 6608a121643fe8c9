import { useMemo, useRef } from 'react';
import type { Language } from '../../src/core/page/language';
import { BetweenField } from '../between-field';
import { exampleIn } from '../drafts';
import { TextField } from '../elements';
import { isOtherEntries } from '../model/entries';
import type { Draft } from '../model/values';
import type { EditorWidget } from '../model/widgets';
import { leftOutOf } from '../snippet/write-snippet';
import { StartFrom } from '../start-from';
import { useUi } from '../ui';
import { WidgetForm } from '../widget-form';
import { plainWords, withWords } from './parts';

interface PartFormProps {
  readonly widget: EditorWidget;
  /** The language of the page. */
  readonly language: Language;
  readonly draft: Draft;
  /** The mistakes of the part as written. */
  readonly mistakes: readonly string[];
  /** Whether it is written anew at the next change. */
  readonly isFaulty: boolean;
  /** The mistakes that the page finds in it. */
  readonly found: readonly string[];
  /** Called with the changed part, and the name of the change; '' for a step of its own. */
  readonly onChange: (draft: Draft, about: string) => void;
  /** Called to write the part anew, without the mistakes of its writing. */
  readonly onMend: (draft: Draft) => void;
}

/** The names of the differences between two drafts. */
const changedOf = (before: Draft, after: Draft): string =>
  [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])]
    .filter((name) => before.values[name] !== after.values[name])
    .join(' ');

/** The form of one widget of the page. */
export function PartForm(props: PartFormProps) {
  const { widget, language, draft, mistakes, isFaulty, found, onChange, onMend } = props;
  const example = useMemo(() => exampleIn(widget, language), [widget, language]);
  const { t, announce } = useUi();
  const leftOut = isFaulty ? leftOutOf(draft).join(', ') : '';
  const mend = () => {
    onMend(draft);
    announce(t('mended'));
  };
  const more = [...(leftOut ? [t('leftOut', { what: leftOut })] : []), ...found];
  return (
    <>
      <p className="lead">{widget.summary}</p>
      {mistakes.length > 0 && (
        <div className="opened">
          <p>{t('partWrong')}</p>
          <ul>
            {mistakes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <button type="button" onClick={mend}>
            {t('mendPart')}
          </button>
        </div>
      )}
      <StartFrom widget={widget} draft={draft} onChoose={(next) => onChange(next, '')} />
      <WidgetForm
        widget={widget}
        values={draft.values}
        example={example.values}
        told={more}
        onChange={(values) => {
          const next = { ...draft, values };
          const isStep = isOtherEntries(draft.values, values);
          onChange(next, isStep ? '' : changedOf(draft, next));
        }}
      >
        <BetweenField
          widget={widget}
          draft={draft}
          onChange={(between) => onChange({ ...draft, between }, 'between')}
        />
      </WidgetForm>
    </>
  );
}

interface OwnFormProps {
  /** The part's markup in the page. */
  readonly markup: string;
  /** Other HTML for it that is not taken over yet; undefined without one. */
  readonly pending: string | undefined;
  /** Called with other markup, and the name of the change; '' for a step of its own. */
  readonly onChange: (markup: string, about: string) => void;
  /** Called with the HTML to keep without taking it over; undefined for none. */
  readonly onPend: (source: string | undefined) => void;
}

/** A part that is the page's own: the text of a heading or a paragraph, else its HTML. */
export function OwnForm(props: OwnFormProps) {
  const { markup, onChange } = props;
  const { t } = useUi();
  const words = plainWords(markup);
  return (
    <>
      <p className="hint">{t('ownLead')}</p>
      {words !== undefined && (
        <form onSubmit={(event) => event.preventDefault()}>
          <TextField
            id="own-words"
            label={t('ownText')}
            rows={3}
            value={words}
            onChange={(next) => onChange(withWords(markup, next), 'words')}
          />
        </form>
      )}
      <SourceForm {...props} />
    </>
  );
}

/** Its HTML. Text that is being written is no markup yet, and might include the rest of the page. */
function SourceForm({ markup, pending, onChange, onPend }: OwnFormProps) {
  const { t } = useUi();
  const source = useRef<HTMLFormElement>(null);
  const end = (taken: string) => {
    if (taken !== markup) onChange(taken, '');
    onPend(undefined);
    // The buttons go.
    source.current?.querySelector('textarea')?.focus();
  };
  return (
    <form
      ref={source}
      onSubmit={(event) => {
        event.preventDefault();
        end(pending ?? markup);
      }}
    >
      <TextField
        id="own-source"
        label={t('ownSource')}
        hint={t('ownSourceHint')}
        rows={6}
        value={pending ?? markup}
        isSource
        className="source"
        onChange={(next) => onPend(next === markup ? undefined : next)}
      />
      <p role="status" className="wrong">
        {pending !== undefined && t('notTaken')}
      </p>
      {pending !== undefined && (
        <div className="open-buttons">
          <button type="submit">{t('takeOver')}</button>
          <button type="button" className="quiet" onClick={() => end(markup)}>
            {t('dropSource')}
          </button>
        </div>
      )}
    </form>
  );
}
