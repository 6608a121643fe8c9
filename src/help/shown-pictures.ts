import { urlOf } from '../read/link';
import type { Coded } from '../read/words-table';
import { type Kinds, kindPath, type Path, placeText, textsOf } from './slips';
import { valuesOf } from './tag-data';
import type { Vocabulary } from './vocabulary';

/** How a picture fits its place on the page. */
export interface Fit {
  /** The width for a sharp picture there; absent if it is wide enough. */
  readonly wanted?: number;
  /** The visible part, from 0 to 1, if it is less than half. */
  readonly seen?: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture of a size fits a box that it covers, or in which it shows uncut. */
export function fitOf(picture: Size, box: Size, isCovering: boolean): Fit {
  const across = box.width / picture.width;
  const down = box.height / picture.height;
  const scale = isCovering ? Math.max(across, down) : Math.min(across, down);
  const seen = Math.min(across, down) / Math.max(across, down);
  return {
    ...(scale > 1.5 && { wanted: Math.ceil((picture.width * scale) / 10) * 10 }),
    ...(isCovering && seen < 0.5 && { seen }),
  };
}

const pathOf = (address: string): string | undefined => urlOf(address, document.baseURI)?.pathname;

/** The pictures that a widget shows, by the path of their address. */
function shownIn(element: Element): ReadonlyMap<string | undefined, HTMLImageElement> {
  const all = element.shadowRoot?.querySelectorAll<HTMLImageElement>('img') ?? [];
  const loaded = [...all].filter((one) => one.complete && one.naturalWidth > 0);
  return new Map(loaded.map((one) => [pathOf(one.currentSrc || one.src), one]));
}

/** Pictures of a tag that are too small for their place, or of which less than half is visible. */
export function unfitPictures(element: Element, vocabulary: Vocabulary): Coded[] {
  const kinds = vocabulary.kinds[element.localName] ?? {};
  const values = valuesOf(element, vocabulary);
  const given = textsOf('picture', values, kinds);
  if (given.length === 0) return [];
  const shown = shownIn(element);
  return given.flatMap(({ text, path }) => {
    const address = pathOf(text);
    const picture = address && shown.get(address);
    // A vector drawing is sharp in every size.
    if (!picture || /\.svg$/i.test(address)) return [];
    const box = picture.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return [];
    const { naturalWidth: width, naturalHeight: height } = picture;
    const isCovering = getComputedStyle(picture).objectFit === 'cover';
    const { wanted, seen } = fitOf({ width, height }, box, isCovering);
    const where = placeText(path);
    return [
      ...(wanted ? [{ code: 'smallPicture', params: { where, width, wanted } }] : []),
      ...(seen ? [{ code: 'cutPicture', params: { where, share: Math.round(seen * 100) } }] : []),
    ];
  });
}

const isGiven = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The places of missing alternative texts of pictures. */
export function wordlessPictures(value: unknown, kinds: Kinds, path: Path = []): readonly Path[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => wordlessPictures(entry, kinds, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  const values = value as Readonly<Record<string, unknown>>;
  const kindOf = (name: string) => kinds[kindPath([...path, name])];
  const hasPicture = Object.keys(values).some(
    (name) => /^(picture|link)$/.test(String(kindOf(name))) && isGiven(values[name]),
  );
  const missing = Object.keys(kinds)
    .filter((key) => kinds[key] === 'alt')
    .map((key) => key.split('.').at(-1) ?? '')
    .filter((name) => hasPicture && kindOf(name) === 'alt' && !isGiven(values[name]));
  return [
    ...missing.map((name) => [...path, name]),
    ...Object.entries(values).flatMap(([name, inner]) =>
      wordlessPictures(inner, kinds, [...path, name]),
    ),
  ];
}

/** The notices about them in place; a decorative picture needs none. */
export function wordlessAt(element: Element, vocabulary: Vocabulary): Coded[] {
  const kinds = vocabulary.kinds[element.localName] ?? {};
  const values = valuesOf(element, vocabulary);
  return wordlessPictures(values, kinds).map((path) => ({
    code: 'wordlessPicture',
    params: { where: placeText(path) },
  }));
}
