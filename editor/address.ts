import { useCallback, useEffect, useRef, useState } from 'react';
import type { Brand } from '../src/core/page/brand';
import type { Language } from '../src/core/page/language';
import { packedText, unpackedText } from '../src/help/packed-text';
import { parsed, tried } from './kept';
import { type Draft, draftFrom } from './model/values';
import { plainSettings, type Settings } from './settings';
import { type UiLanguage, uiLanguageOf } from './ui-languages';

/** The state of the catalogue, as it is in its address: a link shows others the same. */
export interface Address {
  /** The edited widget; '' is the gallery, `page` a whole page. */
  readonly name: string;
  readonly brand: Brand;
  readonly language: Language;
  readonly ui: UiLanguage;
  /** The content of the form, once it was changed. */
  readonly draft?: Draft | undefined;
  /** The index of the edited part of the page, from 0. */
  readonly part?: number | undefined;
  /** Whether the link was cut on its way, as by a mail program: its content cannot be read. */
  readonly isCut?: boolean | undefined;
}

/** A text from a link; '' if it was cut. */
const unpacked = (text: string | null): string => tried(() => unpackedText(text ?? '')) ?? '';

/** The markup of a tag from a link in a page's edit mode, as a text; '' without one. */
export const broughtMarkup = (hash: string): string =>
  unpacked(new URLSearchParams(hash.split('?')[1]).get('open'));

/**
 * Reads `#/card-grid?brand=goohse&language=se&ui=fi&form=…`; missing values have their defaults,
 * and the catalogue is in the browser's language.
 */
export function readAddress(hash: string, settings: Settings = plainSettings): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const given = new URLSearchParams(query);
  /** The name from the address if it is offered; else the first of all. */
  const choice = <Name extends string>(name: string, names: readonly Name[]) =>
    names.find((one) => one === given.get(name)) ?? (names[0] as Name);
  const draft = draftFrom(parsed(unpacked(given.get('form'))));
  const part = /^\d{1,4}$/.exec(given.get('part') ?? '')?.[0];
  return {
    name: path,
    brand: choice('brand', settings.brands),
    language: choice('language', settings.languages),
    ui: uiLanguageOf(given.get('ui') ?? navigator.language),
    draft,
    part: part === undefined ? undefined : Number(part),
    isCut:
      (given.has('form') && !draft) || (given.has('open') && !broughtMarkup(hash)) || undefined,
  };
}

export function writeAddress({ name, brand, language, ui, draft, part }: Address): string {
  const query = new URLSearchParams({
    ...{ brand, language, ui },
    ...(draft && { form: packedText(JSON.stringify(draft)) }),
    ...(part !== undefined && { part: `${part}` }),
  });
  return `#/${name}?${query}`;
}

type Go = (next: Partial<Address>, isStep?: boolean) => void;

/**
 * The present address and a function to change it. A step adds an entry for the back button; typed
 * text replaces earlier typed text, after a moment.
 */
export function useAddress(settings: Settings): [Address, Go] {
  const [address, setAddress] = useState(() => readAddress(location.hash, settings));
  const now = useRef(address);
  const timer = useRef(0);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    history.replaceState(null, '', writeAddress(now.current));
  }, []);
  const go = useCallback<Go>(
    (next, isStep = false) => {
      if (isStep) settle();
      const isCut = now.current.isCut && !('draft' in next);
      now.current = { ...now.current, isCut, ...next };
      setAddress(now.current);
      clearTimeout(timer.current);
      if (isStep) history.pushState(null, '', writeAddress(now.current));
      else timer.current = window.setTimeout(settle, 250);
    },
    [settle],
  );
  useEffect(() => {
    const follow = () => {
      clearTimeout(timer.current);
      now.current = readAddress(location.hash, settings);
      setAddress(now.current);
    };
    addEventListener('popstate', follow);
    addEventListener('pagehide', settle);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('pagehide', settle);
    };
  }, [settle, settings]);
  return [address, go];
}
