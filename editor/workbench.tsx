import { useEffect, useMemo, useState } from 'react';
import type { Address } from './address';
import { brandName } from './brand-names';
import { keepDraft, startDraft } from './drafts';
import { isOtherEntries } from './model/entries';
import type { Draft } from './model/values';
import { type EditorWidget, firstExample } from './model/widgets';
import { type Opened, OpenedNotes } from './opened-notes';
import { Preview } from './preview/preview';
import { leftOutOf, writeSnippet } from './snippet/write-snippet';
import { SnippetBox } from './snippet-box';
import { StartFrom } from './start-from';
import { useUi } from './ui';
import { useTold, WidgetForm } from './widget-form';

interface WorkbenchProps {
  readonly widget: EditorWidget;
  readonly address: Address;
  /** What was wrong with the snippet that was opened; undefined when none was. */
  readonly opened: Opened | undefined;
  readonly onRead: () => void;
  readonly onLeave: () => void;
  readonly go: (next: Partial<Address>, isStep?: boolean) => void;
}

/** On small windows the form, the preview and the snippet stand below each other. */
function leadTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** One widget: its form, how it looks, its snippet. */
export function Workbench(props: WorkbenchProps) {
  const { widget, address, opened, onRead, onLeave, go } = props;
  const { t, settings } = useUi();
  const [start] = useState(() => startDraft(widget));
  const [found, setFound] = useState<readonly string[]>([]);
  const draft = address.draft ?? start;
  const snippet = useMemo(() => writeSnippet(widget, draft), [widget, draft]);
  const told = useTold(widget, draft.values);
  useEffect(() => keepDraft(widget.name, draft), [widget, draft]);
  const change = (next: Partial<Draft>, isStep = false) =>
    go({ draft: { ...draft, ...next } }, isStep);
  const onFound = useMemo(
    () => (next: readonly string[]) =>
      setFound((before) => (before.join() === next.join() ? before : next)),
    [],
  );
  const leftOut = useMemo(() => leftOutOf(draft).join(', '), [draft]);
  const more = [
    ...(leftOut ? [t.leftOut(leftOut)] : []),
    ...found.map((text) => `${t.inPage}: ${text}`),
  ];
  const hasBetween = draft.between !== '' || '(default)' in (widget.contract.slots ?? {});
  return (
    <div className="workbench">
      <nav className="steps" aria-label={widget.title}>
        {(['fill', 'look', 'copy'] as const).map((one) => (
          <button key={one} type="button" onClick={() => leadTo(one)}>
            {t[one]}
          </button>
        ))}
      </nav>
      <div className="workbench-form" id="fill" tabIndex={-1}>
        <button type="button" className="quiet back" onClick={onLeave}>
          ← {t.all}
        </button>
        <h1 tabIndex={-1}>{widget.title}</h1>
        <p className="lead">{widget.summary}</p>
        <OtherSite widget={widget} address={address} go={go} />
        {opened && (
          <OpenedNotes
            opened={opened}
            isLeft={told.length > 0 || Boolean(draft.values.blockId)}
            onRead={onRead}
          />
        )}
        <StartFrom widget={widget} draft={draft} onChoose={(next) => go({ draft: next }, true)} />
        <WidgetForm
          widget={widget}
          values={draft.values}
          told={more}
          onChange={(values) => change({ values }, isOtherEntries(draft.values, values))}
        >
          {hasBetween && (
            <div className="field">
              <label htmlFor="between">{t.between}</label>
              <textarea
                id="between"
                rows={4}
                spellCheck={false}
                value={draft.between}
                aria-describedby="between-hint"
                onChange={({ target }) => change({ between: target.value })}
              />
              <p className="hint" id="between-hint">
                {[t.betweenHint, ...widget.slots].join(' ')}
              </p>
            </div>
          )}
        </WidgetForm>
      </div>
      <div className="workbench-result">
        <Preview widget={widget} snippet={snippet} address={address} onFound={onFound} />
        <SnippetBox snippet={snippet} isWrong={told.length > 0} address={{ ...address, draft }} />
        {settings.developerPages && (
          <p>
            <a href={settings.developerPages + widget.name}>{t.developer}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** A part that is shown as on the site it belongs to only there: the editor may go there. */
function OtherSite({ widget, address, go }: Pick<WorkbenchProps, 'widget' | 'address' | 'go'>) {
  const { t, settings } = useUi();
  const own = firstExample(widget).brand;
  const brand = settings.brands.find((one) => one === own);
  if (!brand || brand === address.brand) return null;
  return (
    <p className="hint">
      {t.otherSite(brandName(brand))}{' '}
      <button type="button" className="quiet" onClick={() => go({ brand })}>
        {t.showThere}
      </button>
    </p>
  );
}
