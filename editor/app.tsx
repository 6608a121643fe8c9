import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { langAttribute, resolveLanguage } from '../src/core/page/language';
import { type Address, broughtMarkup, useAddress, writeAddress } from './address';
import { BarChoices } from './bar-choices';
import { keepDraft, keptDraft } from './drafts';
import { TextList } from './elements';
import { Gallery } from './gallery/gallery';
import { tried } from './kept';
import { type Draft, emptyDraft } from './model/values';
import { type EditorWidget, widgetNamed } from './model/widgets';
import { siteNames } from './names/site-names';
import { type PendingSource, usePage } from './page/page-history';
import { PageView } from './page/page-view';
import { pageSource } from './page/parts';
import { PickFile } from './pick-file';
import type { ReadSettings, Settings } from './settings';
import {
  pageOf,
  type ReadPage,
  type ReadTag,
  readerFor,
  readSnippet,
  sourceOf,
} from './snippet/read-snippet';
import { writeSnippet } from './snippet/write-snippet';
import { sayFor } from './texts';
import { Announced, Ui, useAnnounced, useStable, useUi } from './ui';
import { ViewBoundary } from './view-boundary';
import { type Opened, Workbench } from './workbench';

/**
 * Moves the focus to where the visitor has gone: to the heading of a form, and back from there to
 * the widget's place in the gallery.
 */
function useFollowingFocus(name: string): void {
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    const place = name ? null : document.getElementById(`of-${before.current}`);
    before.current = name;
    if (!place) scrollTo(0, 0);
    // The message about a faulty snippet has the focus already.
    if (document.activeElement?.closest('main')) return;
    (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    place?.scrollIntoView({ block: 'center' });
  }, [name]);
}

interface BroughtTagProps {
  /** Emptied as it is read: if that fails, it is not tried again. */
  readonly markup: RefObject<string>;
  readonly onOpen: (tag: ReadTag) => void;
}

/** Opens the tag from a link of edit mode, once. */
function BroughtTag({ markup, onOpen }: BroughtTagProps) {
  const { ui } = useUi();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page came.
  useEffect(() => {
    const text = markup.current;
    markup.current = '';
    const [tag] = text ? readSnippet(text, readerFor(ui)) : [];
    if (tag) onOpen(tag);
  }, []);
  return null;
}

/** What is written in the form of a widget: its snippet, or its values if that fails. */
function writtenIn(widget: EditorWidget | undefined, draft: Draft | undefined): string {
  if (!widget || !draft) return '';
  return tried(() => writeSnippet(widget, draft)) ?? JSON.stringify(draft.values);
}

/** Brand and language of a pasted page, if the catalogue offers them. */
function offeredOf(page: ReadPage, { brands, languages }: Settings): Partial<Address> {
  const brand = brands.find((one) => one === page.brand);
  const spoken = page.language && resolveLanguage(page.language, '');
  const language = languages.find((one) => one === spoken);
  return { ...(brand && { brand }), ...(language && { language }) };
}

/** The editor's catalogue: the gallery, a whole page, or the form of one widget. */
export function App({ settings, mistakes }: ReadSettings) {
  const [address, go] = useAddress(settings);
  const [opened, setOpened] = useState<Opened & { readonly name: string }>();
  const [wanted, setWanted] = useState('');
  const announced = useAnnounced();
  const [brought] = useState(() => broughtMarkup(location.hash));
  const unread = useRef(brought);
  const { name, brand, language, ui } = address;
  const page = usePage();
  const names = useMemo(() => siteNames(settings, brand, language), [settings, brand, language]);
  const t = sayFor(ui);
  const widget = widgetNamed(name, ui);
  useEffect(() => {
    document.documentElement.lang = langAttribute(ui);
    const place = name === 'page' ? t('page') : widget?.title;
    document.title = `${place ? `${place} – ` : ''}${t('name')}`;
  }, [ui, name, widget, t]);
  useFollowingFocus(name);
  const choose = (next: string, more: Partial<Address> = {}) => {
    go({ name: next, draft: undefined, part: undefined, ...more }, true);
    setOpened(undefined);
  };
  const onOpen = useStable(({ widget: read, draft, page, ...found }: ReadTag) => {
    if (!read) return;
    keepDraft(read.name, draft);
    choose(read.name, { draft, ...offeredOf(page, settings) });
    setOpened({ name: read.name, ...found });
  });
  const onBegin = useStable((pasted: string, pending?: readonly PendingSource[]) => {
    const text = pageSource(pasted);
    page.begin(text, pending);
    choose('page', offeredOf(pageOf(sourceOf(text, [])), settings));
  });
  const written = () =>
    name === 'page' ? page.text : writtenIn(widget, address.draft ?? keptDraft(name)) || brought;
  const startAnew = () => {
    if (name === 'page') page.begin('');
    choose(name, widget && { draft: emptyDraft });
  };
  const onPage = useStable(() => choose('page'));
  const { announce } = announced;
  const own = useMemo(
    () => ({
      ...{ t, ui, announce, settings, names },
      ...(settings.pickPicture && { FilePicker: PickFile }),
    }),
    [t, ui, announce, settings, names],
  );
  return (
    <Ui value={own}>
      <header className="bar">
        <a
          className="bar-name"
          href={writeAddress({ ...address, name: '', draft: undefined })}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            choose('');
          }}
        >
          Atria <span>{t('name')}</span>
        </a>
        <BarChoices {...{ brand, language, ui, go, onOpen, onPage, onBegin }} />
      </header>
      <main>
        {mistakes.length > 0 && (
          <div className="wrong" role="alert">
            <p>{t('wrongSettings')}</p>
            <TextList texts={mistakes} />
          </div>
        )}
        {address.isCut && (
          <p className="wrong" role="alert">
            {t('linkCut')}
          </p>
        )}
        <ViewBoundary view={`${name} ${address.part}`} written={written} onAnew={startAnew}>
          <BroughtTag markup={unread} onOpen={onOpen} />
          {name === 'page' && (
            <PageView {...{ page, address, go, onBegin }} onLeave={() => choose('')} />
          )}
          {widget && (
            <Workbench
              key={widget.name}
              widget={widget}
              address={address}
              opened={opened?.name === widget.name ? opened : undefined}
              onRead={() => setOpened(undefined)}
              onLeave={() => choose('')}
              go={go}
            />
          )}
          {!widget && name !== 'page' && (
            <Gallery
              brand={brand}
              language={language}
              wanted={wanted}
              onSearch={setWanted}
              onChoose={choose}
              onPage={onPage}
            />
          )}
        </ViewBoundary>
      </main>
      <Announced text={announced.text} />
    </Ui>
  );
}
