import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Address } from '../address';
import { StepsNav } from '../elements';
import { useFound } from '../preview/show-in-frame';
import { readerFor } from '../snippet/read-snippet';
import { SnippetBox } from '../snippet-box';
import { useUi } from '../ui';
import { type Deed, type EditedPage, redone, undone } from './page-history';
import { PagePreview } from './page-preview';
import { PageStart, type PageStartProps } from './page-start';
import { OpenPart } from './part-form';
import { PartList } from './part-list';
import { partName } from './part-name';
import { readPage, wrongInPart } from './parts';

interface PageViewProps extends Pick<PageStartProps, 'onBegin'> {
  readonly page: EditedPage;
  readonly address: Address;
  readonly go: (next: Partial<Address>, isStep?: boolean) => void;
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
  const reader = useMemo(() => readerFor(ui), [ui]);
  const read = useMemo(() => readPage(text, reader), [text, reader]);
  const { parts } = read;
  const at = address.part;
  const part = at === undefined ? undefined : parts[at];
  /** The part of the list that has the focus. */
  const [focused, setFocused] = useState<number>();
  const looked = at ?? focused;
  const [found, onFound] = useFound(looked);
  const isWrong = useMemo(() => parts.some((one) => wrongInPart(one) > 0), [parts]);
  const change = (next: string, deed: Deed, about = '') => step({ text: next, deed, about });
  const open = (next?: number) => go({ part: next }, true);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event);
    if (by === 0) return;
    event.preventDefault();
    page.go(by);
  };
  const isEmpty = text.trim() === '';
  useFollowing(isEmpty, at, part !== undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole view, each with its button.
    <div className={isEmpty ? 'gallery' : 'workbench'} onKeyDown={onKeyDown}>
      {!isEmpty && <StepsNav label={t('page')} />}
      <div className="workbench-form" id="fill" tabIndex={-1}>
        <button type="button" className="quiet back" onClick={() => (part ? open() : onLeave())}>
          ← {part ? t('backToPage') : t('all')}
        </button>
        <h1 tabIndex={-1}>{part ? partName(part, t).title : t('page')}</h1>
        {(!isEmpty || page.history.at > 0) && <UndoButtons page={page} />}
        {isEmpty && (
          <>
            <p className="lead">{t('pageLead')}</p>
            <PageStart language={address.language} onBegin={onBegin} />
          </>
        )}
        {part && at !== undefined && (
          <OpenPart
            key={at}
            page={page}
            read={read}
            at={at}
            part={part}
            language={address.language}
            found={found}
            change={change}
          />
        )}
        {!isEmpty && !part && (
          <>
            <p className="hint">{t('pageKept')}</p>
            <PartList
              text={text}
              parts={parts}
              language={address.language}
              onChange={change}
              onOpen={open}
              onLook={setFocused}
            />
            <button
              type="button"
              className="quiet back"
              onClick={() => {
                page.begin('');
                announce(t('page'));
              }}
            >
              {t('pageAnother')}
            </button>
          </>
        )}
      </div>
      {!isEmpty && (
        <div className="workbench-result">
          <PagePreview {...{ text, parts, address, looked, onFound }} />
          <SnippetBox
            text={text}
            words={{ heading: t('pageResult'), lead: t('pageResultLead'), copy: t('copyPage') }}
            isWrong={isWrong}
            address={address}
          />
        </div>
      )}
    </div>
  );
}

/**
 * Moves the focus to the heading of another page, since the pressed button is gone, or of the form of
 * a part; and back from there to its line in the list.
 */
function useFollowing(isEmpty: boolean, at: number | undefined, isOpen: boolean): void {
  const before = useRef({ isEmpty, at });
  useEffect(() => {
    const { isEmpty: wasEmpty, at: from } = before.current;
    before.current = { isEmpty, at };
    if (wasEmpty === isEmpty && from === at) return;
    const isAtTop = isOpen || wasEmpty !== isEmpty;
    const target = isAtTop ? 'main h1' : `[data-part="${from}"] .entry-name`;
    document.querySelector<HTMLElement>(target)?.focus();
    if (isAtTop) scrollTo(0, 0);
  }, [isEmpty, at, isOpen]);
}

/** Undoes a step of the page, or redoes it. */
export function UndoButtons({ page: { history, go } }: { page: EditedPage }) {
  const { t, announce } = useUi();
  const whatOf = (deed: Deed | undefined) => deed && { what: t(`deeds.${deed}`) };
  const [undo, redo] = [whatOf(undone(history)), whatOf(redone(history))];
  const undoLabel = t(undo ? 'undoDeed' : 'undo', undo);
  const redoLabel = t(redo ? 'redoDeed' : 'redo', redo);
  const steps = [
    { by: -1, sign: '↶', isOff: !undo, label: undoLabel, done: t('wasUndone', undo) },
    { by: 1, sign: '↷', isOff: !redo, label: redoLabel, done: t('wasRedone', redo) },
  ] as const;
  // Not disabled: undoing the last step must not lose the focus.
  return (
    <div className="undo">
      {steps.map(({ by, sign, isOff, label, done }) => (
        <button
          key={by}
          type="button"
          aria-disabled={isOff}
          onClick={() => {
            if (isOff) return;
            go(by);
            announce(done);
          }}
        >
          <span aria-hidden="true">{sign}</span> {label}
        </button>
      ))}
    </div>
  );
}
