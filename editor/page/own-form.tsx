import { useState } from 'react';
import { useUi } from '../ui';
import { plainWords, withWords } from './parts';

interface OwnFormProps {
  /** The part as it stands in the page. */
  readonly markup: string;
  /** Takes other markup, and what was changed; '' where it is a step of its own. */
  readonly onChange: (markup: string, about: string) => void;
}

/** What is the page's own: the words of a heading or a paragraph, else its HTML. */
export function OwnForm({ markup, onChange }: OwnFormProps) {
  const { t } = useUi();
  const words = plainWords(markup);
  return (
    <>
      <p className="hint">{t.ownLead}</p>
      {words !== undefined && (
        <form onSubmit={(event) => event.preventDefault()}>
          <div className="field">
            <label htmlFor="own-words">{t.ownText}</label>
            <textarea
              id="own-words"
              rows={3}
              value={words}
              onChange={({ target }) => onChange(withWords(markup, target.value), 'words')}
            />
          </div>
        </form>
      )}
      {/* What is being written is no markup yet, and might take in the rest of the page. */}
      <SourceForm key={markup} markup={markup} onTake={(next) => onChange(next, '')} />
    </>
  );
}

function SourceForm({ markup, onTake }: { markup: string; onTake: (markup: string) => void }) {
  const { t } = useUi();
  const [source, setSource] = useState(markup);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onTake(source);
      }}
    >
      <div className="field">
        <label htmlFor="own-source">{t.ownSource}</label>
        <textarea
          id="own-source"
          className="source"
          rows={6}
          spellCheck={false}
          value={source}
          aria-describedby="own-source-hint"
          onChange={({ target }) => setSource(target.value)}
        />
        <p className="hint" id="own-source-hint">
          {t.ownSourceHint}
        </p>
      </div>
      <button type="submit" disabled={source === markup}>
        {t.takeOver}
      </button>
    </form>
  );
}
