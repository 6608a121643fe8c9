import { useEffect, useRef, useState } from 'react';
import { brands } from '../src/core/page/brand';
import { type Address, useAddress, writeAddress } from './address';
import { Announced, useAnnounced } from './announced';
import { BarChoices } from './bar-choices';
import { keepDraft } from './drafts';
import { Gallery } from './gallery/gallery';
import { firstExample, widgetNamed } from './model/widgets';
import type { ReadSettings } from './settings';
import type { ReadTag } from './snippet/read-snippet';
import { textsIn, type UiLanguage } from './texts';
import { Ui } from './ui';
import { Workbench } from './workbench';

const brandOf = (name: string, ui: UiLanguage) => {
  const widget = widgetNamed(name, ui);
  const brand = widget && firstExample(widget).brand;
  return brands.find((one) => one === brand);
};

/** What was wrong with the snippet that was opened. */
interface Opened {
  readonly name: string;
  readonly mistakes: readonly string[];
}

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
  const [opened, setOpened] = useState<Opened>();
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
    // A part of the shop is shown on a page of the shop.
    const own = brandOf(next, ui);
    go({ name: next, draft: undefined, ...(own && { brand: own }), ...more }, true);
    setOpened(undefined);
  };
  const open = ({ widget: read, draft, mistakes }: ReadTag) => {
    if (!read) return;
    keepDraft(read.name, draft);
    choose(read.name, { draft });
    setOpened({ name: read.name, mistakes });
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
            opened={opened?.name === widget.name ? opened.mistakes : undefined}
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
