import { urlOf } from '../read/link';
import type { Coded } from '../read/words-table';
import { isObject, type Path, type Placed, placeText, textsOf } from './fields';
import { missing } from './missing-things';
import type { FoundSlip } from './slips';
import type { Tag } from './tag-data';

type Size = Pick<DOMRect, 'width' | 'height'>;

/**
 * How a picture of a size fits a box that it covers, or in which it shows uncut: the `wanted` width
 * for a sharp picture there, unless it is wide enough; and the `seen` part, from 0 to 1, if it is
 * less than half.
 */
export function fitOf(picture: Size, box: Size, isCovering: boolean) {
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
function loadedIn(element: Element): ReadonlyMap<string | undefined, HTMLImageElement> {
  const all = element.shadowRoot?.querySelectorAll<HTMLImageElement>('img') ?? [];
  const loaded = [...all].filter((one) => one.complete && one.naturalWidth > 0);
  return new Map(loaded.map((one) => [pathOf(one.currentSrc || one.src), one]));
}

/** The page has requested the same picture. */
const isNoPicture = missing(
  (src) =>
    new Promise((resolve) => {
      const onload = () => resolve(true);
      const onerror = () => resolve(false);
      Object.assign(new Image(), { onload, onerror, src });
    }),
);

/** Pictures of a tag that fail to load, except those whose address is reported as wrong. */
export const missingPictures = ({ places }: Tag, slips: readonly FoundSlip[]): Coded[] =>
  textsOf('picture', places)
    .filter(({ path }) => !slips.some((slip) => slip.path.join('.') === path.join('.')))
    .filter(({ text }) => isNoPicture(text))
    .map(({ text, path }) => ({
      code: 'noPicture',
      params: { where: placeText(path), address: text },
    }));

/** Pictures of a tag that are too small for their place, or of which less than half is visible. */
export function unfitPictures({ element, places }: Tag): Coded[] {
  const written = textsOf('picture', places);
  if (written.length === 0) return [];
  const shown = loadedIn(element);
  return written.flatMap(({ text, path }) => {
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
export const wordlessPictures = (places: readonly Placed[]): readonly Path[] =>
  places.flatMap(({ path, value, field }) => {
    if (!isObject(value)) return [];
    const all = Object.entries(field?.fields ?? {});
    const hasPicture = all.some(
      ([name, { kind }]) => (kind === 'picture' || kind === 'link') && isGiven(value[name]),
    );
    return all
      .filter(([name, { kind }]) => hasPicture && kind === 'alt' && !isGiven(value[name]))
      .map(([name]) => [...path, name]);
  });

/** The notices about them in place; a decorative picture needs none. */
export const wordlessAt = ({ places }: Tag): Coded[] =>
  wordlessPictures(places).map((path) => ({
    code: 'wordlessPicture',
    params: { where: placeText(path) },
  }));
