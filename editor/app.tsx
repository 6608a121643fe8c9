import { useEffect, useRef, useState } from 'react';
import { resolveLanguage } from '../src/core/page/language';
import { type Address, useAddress, writeAddress } from './address';
import { Announced, useAnnounced } from './announced';
import { BarChoices } from './bar-choices';
import { keepDraft } from './drafts';
import { Gallery } from './gallery/gallery';
import { widgetNamed } from './model/widgets';
import type { Opened } from './opened-notes';
import type { ReadSettings } from './settings';
import type { ReadTag } from './snippet/read-snippet';
import { textsIn } from './texts';
import { Ui } from './ui';
import { Workbench } from './workbench';

/**
 * Leads the focus where the visitor has gone: to the heading of a form, and back from there to the
 * widget's place in the gallery.
 */
function useFollowingFocus(name: string): void {
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    const place = name ? null : document.getElementById(`of-${before.current}`);
    before.current = name;
    if (!place) scrollTo(0, 0);
    // What was wrong with a snippet has taken it already.
    if (document.activeElement?.closest('main')) return;
    (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
    place?.scrollIntoView({ block: 'center' });
  }, [name]);
}

/** The editor's catalogue: the gallery, or the form of one widget. */
export function App({ settings, mistakes }: ReadSettings) {
  const [address, go] = useAddress(settings);
  const [opened, setOpened] = useState<Opened & { readonly name: string }>();
  const [wanted, setWanted] = useState('');
  const announced = useAnnounced();
  const { name, brand, language, ui } = address;
  const t = textsIn[ui];
  const widget = widgetNamed(name, ui);
  useEffect(() => {
    document.documentElement.lang = ui;
    document.title = `${widget ? `${widget.title} – ` : ''}${t.name}`;
  }, [ui, widget, t]);
  useFollowingFocus(name);
  const choose = (next: string, more: Partial<Address> = {}) => {
    go({ name: next, draft: undefined, ...more }, true);
    setOpened(undefined);
  };
  const open = ({ widget: read, draft, page, ...found }: ReadTag) => {
    if (!read) return;
    keepDraft(read.name, draft);
    // Of the page it was in, as far as the catalogue offers them.
    const brand = settings.brands.find((one) => one === page.brand);
    const spoken = page.language && resolveLanguage(page.language, '');
    const language = settings.languages.find((one) => one === spoken);
    choose(read.name, { draft, ...(brand && { brand }), ...(language && { language }) });
    setOpened({ name: read.name, ...found });
  };
  return (
    <Ui value={{ t, ui, announce: announced.announce, settings }}>
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
          Atria <span>{t.name}</span>
        </a>
        <BarChoices address={address} go={go} onOpen={open} />
      </header>
      <main>
        {mistakes.length > 0 && (
          <div className="wrong" role="alert">
            <p>{t.wrongSettings}</p>
            <ul>
              {mistakes.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        )}
        {widget ? (
          <Workbench
            key={widget.name}
            widget={widget}
            address={address}
            opened={opened?.name === widget.name ? opened : undefined}
            onRead={() => setOpened(undefined)}
            onLeave={() => choose('')}
            go={go}
          />
        ) : (
          <Gallery
            brand={brand}
            language={language}
            wanted={wanted}
            onSearch={setWanted}
            onChoose={choose}
          />
        )}
      </main>
      <Announced text={announced.text} />
    </Ui>
  );
}
