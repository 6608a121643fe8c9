import { useRef } from 'react';
import { TextField } from '../text-field';
import { useUi } from '../ui';
import { plainWords, withWords } from './parts';

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
