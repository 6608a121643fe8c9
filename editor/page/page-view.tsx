import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../../src/core/page/language';
import { wordsFor } from '../../src/help/words';
import type { Address } from '../address';
import type { Draft } from '../model/values';
import { widgetsIn } from '../model/widgets';
import { readyPage } from '../ready/ready-pages';
import { writeSnippet } from '../snippet/write-snippet';
import { SnippetBox } from '../snippet-box';
import { StepsNav } from '../steps-nav';
import { useUi } from '../ui';
import { OwnForm } from './own-form';
import { changedPart } from './page-edits';
import type { Deed } from './page-history';
import { PagePreview } from './page-preview';
import { PageStart } from './page-start';
import { PartForm } from './part-form';
import { PartList } from './part-list';
import { partName } from './part-name';
import { type Part, partsOf } from './parts';
import { UndoButtons } from './undo-buttons';
import type { EditedPage } from './use-page';

interface PageViewProps {
  readonly page: EditedPage;
  readonly address: Address;
  readonly go: (next: Partial<Address>, isStep?: boolean) => void;
  /** Starts another page from a source. */
  readonly onBegin: (text: string) => void;
  readonly onLeave: () => void;
}

/** Which keys undo or redo a step; 0 for any others. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): 1 | -1 | 0 {
  // A text field has its own undo.
  const isText = (target as Element).matches('textarea, input:not([type=checkbox], [type=radio])');
  if (isText || !(ctrlKey || metaKey)) return 0;
  const small = key.toLowerCase();
  if (small === 'z') return shiftKey ? 1 : -1;
  return small === 'y' ? 1 : 0;
}

/** A whole page: its parts, or the form of one of them, beside the preview. */
export function PageView({ page, address, go, onBegin, onLeave }: PageViewProps) {
  const { t, ui, announce } = useUi();
  const { text, step } = page;
  const reader = useMemo(() => ({ widgets: widgetsIn(ui), say: wordsFor(ui), texts: t }), [ui, t]);
  const parts = useMemo(() => partsOf(text, reader), [text, reader]);
  const at = address.part;
  const part = at === undefined ? undefined : parts[at];
  const [looked, setLooked] = useState(at);
  useFollowing(at, part !== undefined);
  const change = (next: string, deed: Deed, about = '') => step({ text: next, deed, about });
  const open = (next: number | undefined) => {
    setLooked(next);
    go({ part: next }, true);
  };
  const [found, setFound] = useState<readonly string[]>([]);
  const onFound = useCallback(
    (next: readonly string[]) =>
      setFound((before) => (before.join() === next.join() ? before : next)),
    [],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event);
    if (by === 0) return;
    event.preventDefault();
    page.go(by);
  };
  const isEmpty = text.trim() === '';
  useFocusAtTop(isEmpty);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole view, each with its button.
    <div className={isEmpty ? 'gallery' : 'workbench'} onKeyDown={onKeyDown}>
      {!isEmpty && <StepsNav label={t.page} />}
      <div className="workbench-form" id="fill" tabIndex={-1}>
        <button
          type="button"
          className="quiet back"
          onClick={() => (part ? open(undefined) : onLeave())}
        >
          ← {part ? t.backToPage : t.all}
        </button>
        <h1 tabIndex={-1}>{part ? partName(text, part, t).title : t.page}</h1>
        {(!isEmpty || page.history.at > 0) && <UndoButtons page={page} />}
        {isEmpty && (
          <>
            <p className="lead">{t.pageLead}</p>
            <PageStart
              onPaste={onBegin}
              onReady={(name) => onBegin(readyPage(name, address.language))}
            />
          </>
        )}
        {part && at !== undefined && (
          <OpenPart key={at} {...{ text, part, at, found, change }} language={address.language} />
        )}
        {!isEmpty && !part && (
          <>
            <p className="hint">{t.pageKept}</p>
            <PartList
              text={text}
              parts={parts}
              language={address.language}
              onChange={change}
              onOpen={open}
              onLook={setLooked}
            />
            <button
              type="button"
              className="quiet back"
              onClick={() => {
                change('', 'begin');
                announce(t.page);
              }}
            >
              {t.pageAnother}
            </button>
          </>
        )}
      </div>
      {!isEmpty && (
        <div className="workbench-result">
          <PagePreview {...{ text, parts, address, looked, onFound }} />
          <SnippetBox
            text={text}
            words={{ heading: t.pageResult, lead: t.pageResultLead, copy: t.copyPage }}
            isWrong={false}
            address={address}
          />
        </div>
      )}
    </div>
  );
}

interface OpenPartProps {
  readonly language: Language;
  readonly text: string;
  readonly part: Part;
  readonly at: number;
  readonly found: readonly string[];
  readonly change: (text: string, deed: Deed, about: string) => void;
}

/** The form of the open part. */
function OpenPart({ language, text, part, at, found, change }: OpenPartProps) {
  // The typed values, as long as the page has the text made from them: a half-written text reads
  // differently.
  const [typed, setTyped] = useState<{ readonly draft: Draft; readonly text: string }>();
  if (part.kind === 'own')
    return (
      <OwnForm
        markup={text.slice(part.from, part.to)}
        onChange={(markup, about) =>
          change(changedPart(text, part, markup), 'edit', about && `${at} ${about}`)
        }
      />
    );
  const { widget, draft, mistakes } = part.tag;
  if (!widget) return <p className="wrong">{mistakes.join(' ')}</p>;
  return (
    <PartForm
      widget={widget}
      language={language}
      draft={typed?.text === text ? typed.draft : draft}
      mistakes={mistakes}
      found={found}
      onChange={(next, about) => {
        const changed = changedPart(text, part, writeSnippet(widget, next));
        setTyped({ draft: next, text: changed });
        change(changed, 'edit', about && `${at} ${about}`);
      }}
    />
  );
}

/** Moves the focus to the heading when another page was started: the pressed button is gone. */
function useFocusAtTop(isEmpty: boolean): void {
  const before = useRef(isEmpty);
  useEffect(() => {
    if (before.current === isEmpty) return;
    before.current = isEmpty;
    document.querySelector<HTMLElement>('main h1')?.focus();
    scrollTo(0, 0);
  }, [isEmpty]);
}

/** Moves the focus into the form of a part, and back from there to its line in the list. */
function useFollowing(at: number | undefined, isOpen: boolean): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    const line = document.querySelector<HTMLElement>(`[data-part="${before.current}"] .entry-name`);
    before.current = at;
    const target = isOpen ? document.querySelector<HTMLElement>('main h1') : line;
    target?.focus();
    if (isOpen) scrollTo(0, 0);
  }, [at, isOpen]);
}
