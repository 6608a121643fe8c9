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
import {
  changedPart,
  changedWidget,
  type OwnPart,
  type Page,
  type Part,
  plainWords,
  type WidgetPart,
  withWords,
} from './parts';

interface OpenPartProps<Open = Part> {
  readonly page: EditedPage;
  readonly read: Page;
  /** The language of the page. */
  readonly language: Language;
  readonly part: Open;
  readonly at: number;
  /** The mistakes that the page finds in it. */
  readonly found: readonly string[];
  /** Called with the changed text, and the name of the change; without one, for a step of its own. */
  readonly change: (text: string, deed: Deed, about?: string) => void;
}

/** The form of the open part. */
export function OpenPart({ part, ...props }: OpenPartProps) {
  if (part.kind === 'own') return <OwnForm {...props} part={part} />;
  const { widget, mistakes } = part.tag;
  if (!widget) return <p className="wrong">{mistakes.join(' ')}</p>;
  return <WidgetForm {...props} part={part} widget={widget} />;
}

/** The names of the differences between two drafts. */
const changedOf = (before: Draft, after: Draft): string => {
  if (before.between !== after.between) return 'between';
  return [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])]
    .filter((name) => before.values[name] !== after.values[name])
    .join(' ');
};

/** The form of one widget of the page. */
function WidgetForm(props: OpenPartProps<WidgetPart> & { readonly widget: EditorWidget }) {
  const { page, read, language, part, at, found, change, widget } = props;
  const { text } = page;
  const { mistakes, isFaulty } = part.tag;
  const { t, announce, settings } = useUi();
  // The typed values, as long as the page has the text made from them: a half-written text reads
  // differently.
  const [typed, setTyped] = useState<{ readonly draft: Draft; readonly text: string }>();
  const draft = typed?.text === text ? typed.draft : part.tag.draft;
  const example = useMemo(() => exampleIn(widget, language), [widget, language]);
  const take = (next: Draft, changed: string, about = '') => {
    setTyped({ draft: next, text: changed });
    change(changed, 'edit', about && `${at} ${about}`);
  };
  const edit = (next: Draft, about?: string) =>
    take(next, changedWidget(read, part, next, ofAllPages(settings)), about);
  const mend = () => {
    take(draft, changedPart(text, part, writeSnippet(widget, draft)));
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
        onChoose={(next) => edit(next)}
        onChange={(next, isStep) => edit(next, isStep ? '' : changedOf(draft, next))}
      />
    </>
  );
}

/**
 * A part that is the page's own: the text of a heading or a paragraph, and its HTML. Text that is
 * being written is no markup yet, and might include the rest of the page.
 */
function OwnForm({ page, read, part, at, change }: Omit<OpenPartProps<OwnPart>, 'language'>) {
  const { t } = useUi();
  const { text, history, pend } = page;
  const source = useRef<HTMLFormElement>(null);
  const markups = read.parts.map(({ inner }) => textAt(text, inner));
  const markup = textAt(text, part.inner);
  const pending = pendingAt(history, markups, at);
  const words = plainWords(markup);
  const wait = (next: string, of = markup) =>
    pend(pending, { at, count: markups.length, markup: of, source: next });
  const write = (next: string) => {
    const changed = withWords(markup, next);
    change(changedPart(text, part, changed), 'edit', `${at} words`);
    if (pending) wait(pending.source, changed);
  };
  const end = (taken: string) => {
    if (taken !== markup) change(changedPart(text, part, taken), 'edit');
    pend(pending, undefined);
    // The buttons go.
    source.current?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <p className="hint">{t('ownLead')}</p>
      {words !== undefined && (
        <form onSubmit={(event) => event.preventDefault()}>
          <TextField id="own-words" label={t('ownText')} rows={3} value={words} onChange={write} />
        </form>
      )}
      <form
        ref={source}
        onSubmit={(event) => {
          event.preventDefault();
          end(pending?.source ?? markup);
        }}
      >
        <TextField
          id="own-source"
          label={t('ownSource')}
          hint={t('ownSourceHint')}
          rows={6}
          value={pending?.source ?? markup}
          isSource
          className="source"
          onChange={(next) => (next === markup ? pend(pending, undefined) : wait(next))}
        />
        <p role="status" className="wrong">
          {pending && t('notTaken')}
        </p>
        {pending && (
          <div className="open-buttons">
            <button type="submit">{t('takeOver')}</button>
            <button type="button" className="quiet" onClick={() => end(markup)}>
              {t('dropSource')}
            </button>
          </div>
        )}
      </form>
    </>
  );
}
