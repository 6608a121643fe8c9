import { useMemo, useRef, useState } from 'react';
import type { Language } from '../../src/core/page/language';
import { textAt } from '../../src/read/edits';
import { DraftForm } from '../draft-form';
import { exampleIn } from '../drafts';
import { TextField, TextList } from '../elements';
import type { Draft } from '../model/values';
import type { EditorWidget } from '../model/widgets';
import { ofAllPages } from '../settings';
import { writeSnippet } from '../snippet/write-snippet';
import { useUi } from '../ui';
import { type Deed, type EditedPage, pendingAt } from './page-history';
import { changedPart, changedWidget, type Page, type Part, plainWords, withWords } from './parts';

interface OpenPartProps {
  readonly page: EditedPage;
  readonly read: Page;
  readonly language: Language;
  readonly part: Part;
  readonly at: number;
  readonly found: readonly string[];
  readonly change: (text: string, deed: Deed, about: string) => void;
}

/** The form of the open part. */
export function OpenPart({ page, read, language, part, at, found, change }: OpenPartProps) {
  const { settings } = useUi();
  const { text, history, pend } = page;
  // The typed values, as long as the page has the text made from them: a half-written text reads
  // differently.
  const [typed, setTyped] = useState<{ readonly draft: Draft; readonly text: string }>();
  if (part.kind === 'own') {
    const markups = read.parts.map(({ inner }) => textAt(text, inner));
    const markup = textAt(text, part.inner);
    const pending = pendingAt(history, markups, at);
    const wait = (source: string | undefined, of = markup) => {
      const next = { at, count: markups.length, markup: of };
      pend(pending, source === undefined ? undefined : { ...next, source });
    };
    return (
      <OwnForm
        markup={markup}
        pending={pending?.source}
        onChange={(next, about) => {
          change(changedPart(text, part, next), 'edit', about && `${at} ${about}`);
          if (pending && about) wait(pending.source, next);
        }}
        onPend={(source) => wait(source)}
      />
    );
  }
  const { widget, draft, mistakes, isFaulty } = part.tag;
  const take = (next: Draft, changed: string, about: string) => {
    setTyped({ draft: next, text: changed });
    change(changed, 'edit', about && `${at} ${about}`);
  };
  if (!widget) return <p className="wrong">{mistakes.join(' ')}</p>;
  return (
    <PartForm
      widget={widget}
      language={language}
      draft={typed?.text === text ? typed.draft : draft}
      mistakes={mistakes}
      found={found}
      isFaulty={isFaulty}
      onChange={(next, about) =>
        take(next, changedWidget(read, part, next, ofAllPages(settings)), about)
      }
      onMend={(next) => take(next, changedPart(text, part, writeSnippet(widget, next)), '')}
    />
  );
}

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
const changedOf = (before: Draft, after: Draft): string => {
  if (before.between !== after.between) return 'between';
  return [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])]
    .filter((name) => before.values[name] !== after.values[name])
    .join(' ');
};

/** The form of one widget of the page. */
function PartForm(props: PartFormProps) {
  const { widget, language, draft, mistakes, isFaulty, found, onChange, onMend } = props;
  const example = useMemo(() => exampleIn(widget, language), [widget, language]);
  const { t, announce } = useUi();
  const mend = () => {
    onMend(draft);
    announce(t('mended'));
  };
  return (
    <>
      <p className="lead">{widget.summary}</p>
      {mistakes.length > 0 && (
        <div className="opened">
          <p>{t('partWrong')}</p>
          <TextList texts={mistakes} />
          <button type="button" onClick={mend}>
            {t('mendPart')}
          </button>
        </div>
      )}
      <DraftForm
        widget={widget}
        draft={draft}
        example={example.values}
        isWritten={isFaulty}
        found={found}
        onChoose={(next) => onChange(next, '')}
        onChange={(next, isStep) => onChange(next, isStep ? '' : changedOf(draft, next))}
      />
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
function OwnForm(props: OwnFormProps) {
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
