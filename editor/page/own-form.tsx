import { useState } from 'react';
import { TextField } from '../text-field';
import { useUi } from '../ui';
import { plainWords, withWords } from './parts';

interface OwnFormProps {
  /** The part's markup in the page. */
  readonly markup: string;
  /** Called with other markup, and the name of the change; '' for a step of its own. */
  readonly onChange: (markup: string, about: string) => void;
}

/** A part that is the page's own: the text of a heading or a paragraph, else its HTML. */
export function OwnForm({ markup, onChange }: OwnFormProps) {
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
      {/* Text that is being written is no markup yet, and might include the rest of the page. */}
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
      <TextField
        id="own-source"
        label={t('ownSource')}
        hint={t('ownSourceHint')}
        rows={6}
        value={source}
        isSource
        className="source"
        onChange={setSource}
      />
      <button type="submit" disabled={source === markup}>
        {t('takeOver')}
      </button>
    </form>
  );
}
