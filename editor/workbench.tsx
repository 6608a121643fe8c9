import { useEffect, useMemo, useRef, useState } from 'react';
import { type Address, writeAddress } from './address';
import { brandName } from './bar-choices';
import { CopyButton } from './copy-button';
import { DraftForm } from './draft-form';
import { exampleIn, keepDraft, keptDraft } from './drafts';
import { StepsNav, TextList } from './elements';
import { useKept } from './kept';
import type { Draft } from './model/values';
import { type EditorWidget, firstExample } from './model/widgets';
import { Preview } from './preview/preview';
import { useFound } from './preview/show-in-frame';
import type { ReadTag } from './snippet/read-snippet';
import { writeSnippet } from './snippet/write-snippet';
import { SnippetBox } from './snippet-box';
import { useStable, useUi } from './ui';
import { useTold } from './widget-form';

interface WorkbenchProps {
  readonly widget: EditorWidget;
  readonly address: Address;
  /** What was wrong with the opened snippet; undefined without one. */
  readonly opened: Opened | undefined;
  readonly onRead: () => void;
  readonly onLeave: () => void;
  readonly go: (next: Partial<Address>, isStep?: boolean) => void;
}

/** `holds <atria-counter>, which is not shown`: the page says the solution in other words. */
const causeOf = (mistake: string): string => mistake.split(':')[0] ?? mistake;

/** One widget: its form, its preview, its snippet. */
export function Workbench(props: WorkbenchProps) {
  const { widget, address, opened, onRead, onLeave, go } = props;
  const { t, settings } = useUi();
  // As long as nothing is written, another language of the page starts with another example.
  const example = useMemo(() => exampleIn(widget, address.language), [widget, address.language]);
  const [kept] = useState(() => (address.isCut ? undefined : keptDraft(widget.name)));
  const [found, onFound] = useFound();
  const draft = address.draft ?? kept ?? example;
  const snippet = useMemo(() => writeSnippet(widget, draft), [widget, draft]);
  const told = useTold(widget, draft.values);
  /** The content that was written last, and all that it was made from, which it replaces. */
  const lineage = useRef(new WeakSet<Draft>());
  const keep = useStable((written?: Draft, before: Draft | undefined = kept) => {
    const isOfLineage = [written, before].every((one) => one && lineage.current.has(one));
    if (written) keepDraft(widget.name, written, isOfLineage ? before : undefined);
  });
  useKept(address.draft, keep);
  const write = (next: Draft, isStep: boolean) => {
    // A content that was chosen, or that Back has shown, begins another one.
    if (!lineage.current.has(draft)) lineage.current = new WeakSet([draft]);
    lineage.current.add(next);
    go({ draft: next }, isStep);
  };
  const stays = (mistake: string) => found.some((one) => one.includes(causeOf(mistake)));
  // The window's address follows a little later.
  const link = () => new URL(writeAddress({ ...address, draft }), location.href).href;
  return (
    <div className="workbench">
      <StepsNav label={widget.title} />
      <div className="workbench-form" id="fill" tabIndex={-1}>
        <button type="button" className="quiet back" onClick={onLeave}>
          ← {t('all')}
        </button>
        <h1 tabIndex={-1}>{widget.title}</h1>
        <p className="lead">{widget.summary}</p>
        <OtherSite widget={widget} address={address} go={go} />
        {opened && (
          <OpenedNotes
            // What the page says as long as it is wrong is not said twice.
            opened={{ ...opened, mistakes: opened.mistakes.filter((one) => !stays(one)) }}
            isLeft={told.length > 0 || Boolean(draft.values.blockId)}
            onRead={onRead}
          />
        )}
        <DraftForm
          widget={widget}
          draft={draft}
          example={example.values}
          isWritten
          found={found}
          onChoose={(next) => go({ draft: next }, true)}
          onChange={write}
        />
      </div>
      <div className="workbench-result">
        <Preview widget={widget} snippet={snippet} address={address} onFound={onFound} />
        <SnippetBox
          text={snippet}
          words={{ heading: t('snippet'), lead: t('snippetLead'), copy: t('copySnippet') }}
          isWrong={told.length > 0}
          address={address}
        >
          <CopyButton
            label={t('link')}
            text={link}
            of={draft}
            done={t('linkCopied')}
            className="quiet"
          />
        </SnippetBox>
        {settings.developerPages && (
          <p>
            <a href={settings.developerPages + widget.name}>{t('developer')}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** A link for a part that shows fully only on its own site: the editor may go there. */
function OtherSite({ widget, address, go }: Pick<WorkbenchProps, 'widget' | 'address' | 'go'>) {
  const { t, settings } = useUi();
  const own = firstExample(widget).brand;
  const brand = settings.brands.find((one) => one === own);
  if (!brand || brand === address.brand) return null;
  return (
    <p className="hint">
      {t('otherSite', { brand: brandName(brand) })}{' '}
      <button type="button" className="quiet" onClick={() => go({ brand })}>
        {t('showThere')}
      </button>
    </p>
  );
}

/** The messages about an opened snippet. */
export type Opened = Pick<ReadTag, 'mistakes' | 'rest' | 'block'>;

interface OpenedNotesProps extends Pick<WorkbenchProps, 'onRead'> {
  readonly opened: Opened;
  /** Whether something must still be corrected in the form. */
  readonly isLeft: boolean;
}

/** The faults of an opened snippet; it has the focus, since all else follows from it. */
export function OpenedNotes({ opened, isLeft, onRead }: OpenedNotesProps) {
  const { mistakes, rest, block } = opened;
  const { t } = useUi();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each snippet that is opened.
  useEffect(() => box.current?.focus(), [mistakes]);
  return (
    <div className="opened" ref={box} tabIndex={-1}>
      <p>{mistakes.length > 0 ? t('openedWrong') : t('opened')}</p>
      {mistakes.length > 0 && (
        <>
          <TextList texts={mistakes} />
          <p>{t(isLeft ? 'openedCureLeft' : 'openedCure')}</p>
        </>
      )}
      {block && <p>{t('mergedBlock', { id: block })}</p>}
      {rest && (
        <>
          <p>{t('afterTag')}</p>
          <pre>
            <code translate="no">{rest}</code>
          </pre>
          <CopyButton label={t('copyAfterTag')} text={rest} done={t('copied')} className="quiet" />
        </>
      )}
      <button type="button" className="quiet" onClick={onRead}>
        {t('understood')}
      </button>
    </div>
  );
}
