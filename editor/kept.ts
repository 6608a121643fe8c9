import { useEffect, useRef, useState } from 'react';

/** A text that was written in this browser, and when, in ms. */
export interface Kept {
  readonly text: string;
  readonly time: number;
}

const most = 5;

/**
 * The last texts and one more, newest first. It replaces the text that it was made from: two
 * windows that go on from one text have one each.
 */
export const withText = (all: readonly Kept[], kept: Kept, before?: string): readonly Kept[] =>
  [kept, ...all.filter(({ text }) => text !== kept.text && text !== before)].slice(0, most);

type Place = 'sessionStorage' | 'localStorage';
const nameOf = (key: string): string => `atria-editor ${key}`;

/** The result of a function; undefined if it throws. */
export function tried<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A JSON text's value; undefined if it is none. */
export const parsed = (text: string): unknown => tried(() => JSON.parse(text));

/** A kept value; a browser may forbid it. */
const read = (place: Place, key: string): unknown =>
  tried(() => parsed(window[place].getItem(nameOf(key)) ?? ''));

/** Stores a text; returns whether the browser has room for it and allows it. */
const write = (place: Place, key: string, text: string): boolean =>
  tried(() => {
    window[place].setItem(nameOf(key), text);
    return true;
  }) ?? false;

/** What this window has kept under a key, unchecked. */
export const keptHere = (key: string): unknown => read('sessionStorage', key);

/** Keeps the first of some texts that there is room for, for this window alone. */
export const keepHere = (key: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => write('sessionStorage', key, text));

/** A field's text, which a reload of its window leaves there. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => String(keptHere(key) ?? ''));
  const write = (next: string) => {
    keepHere(key, JSON.stringify(next));
    setText(next);
  };
  return [text, write] as const;
}

/** The texts last kept under a key in this browser, in any window, newest first. */
export function lastKept(key: string): readonly Kept[] {
  const all = read('localStorage', key);
  const isKept = (one: unknown): one is Kept => {
    const { text, time } = Object(one) as Partial<Kept>;
    return typeof text === 'string' && Number.isFinite(time);
  };
  return Array.isArray(all) ? all.filter(isKept) : [];
}

/**
 * Keeps a text for a window to come.
 *
 * @param before the kept text that it was made from, and replaces
 */
export function keepLast(key: string, text: string, before?: string): void {
  let all = withText(lastKept(key), { text, time: Date.now() }, before);
  while (all.length > 0 && !write('localStorage', key, JSON.stringify(all))) all = all.slice(0, -1);
}

/**
 * Keeps a value in the browser once typing pauses, and at the latest before its view or the page
 * goes, or Back shows another value: no key has to wait for it. What the view began with is not
 * kept: another window may have kept something since.
 *
 * @param keep called with the value, and the one kept before it
 */
export function useKept<Value>(value: Value, keep: (value: Value, before: Value) => void): void {
  const kept = useRef(value);
  const due = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (value === kept.current) return undefined;
    const act = () => {
      clearTimeout(timer);
      due.current = undefined;
      keep(value, kept.current);
      kept.current = value;
    };
    const timer = setTimeout(act, 250);
    due.current = act;
    return () => clearTimeout(timer);
  }, [value, keep]);
  useEffect(() => {
    const settle = () => due.current?.();
    const ends = ['pagehide', 'popstate'];
    for (const end of ends) addEventListener(end, settle);
    return () => {
      for (const end of ends) removeEventListener(end, settle);
      settle();
    };
  }, []);
}
