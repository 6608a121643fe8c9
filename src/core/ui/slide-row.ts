import type { Row } from './slide-place';

/** A row with the layout of the page. */
export interface LaidRow extends Row {
  readonly track: HTMLElement;
  /** CSS pixels from one slide to the next. */
  readonly pitch: number;
}

/** Measures a row of slides; undefined without a layout, as in a hidden part of a page. */
export function layoutOf(track: HTMLElement, wrap: boolean): LaidRow | undefined {
  const slides = [...track.children] as HTMLElement[];
  const [first] = slides;
  const last = slides.at(-1);
  if (!first?.offsetWidth || !last) return undefined;
  const count = slides.length;
  const pitch = count > 1 ? (last.offsetLeft - first.offsetLeft) / (count - 1) : first.offsetWidth;
  const gap = pitch - first.offsetWidth;
  const perView = Math.max(1, Math.round((track.clientWidth + gap) / pitch));
  return { track, wrap, count, pitch, perView };
}
