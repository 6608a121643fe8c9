import { kindOf } from '../data/picture-address';
import { compose } from './composer';
import { moodOf } from './moods';
import { titleOf } from './titles';
import { wording } from './wording';

/** Width and height of a picture by its preset [CARD-08]. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  third: [600, 600],
  small: [600, 600],
  medium: [800, 800],
  'product-thumbnail-medium': [600, 600],
  'thumbnail-medium': [600, 600],
  'three-by-two-crop': [900, 600],
};
const square = [800, 800] as const;
const wide = [1600, 900] as const;

/**
 * Draws the picture of a file name such as `dish-soup-lihakeitto.svg`; undefined for an unknown
 * kind. Without a preset, products are square and scenes 16:9.
 *
 * @param isPlain draws only an area of that size: pictures are a quarter of a browser's work on a
 *   page, which tests of the page need not wait for.
 */
export function drawPicture(file: string, preset = '', isPlain = false): string | undefined {
  const name = file.replace(/\.svg$/, '');
  const kind = kindOf(name);
  if (!kind || !file.endsWith('.svg')) return undefined;
  const isProduct = kind.startsWith('pack-') || kind.startsWith('cut-');
  const size = sizes[preset] ?? (isProduct ? square : wide);
  const [width, height] = size;
  if (isPlain)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#a98" d="M0 0h${width}v${height}H0z"/></svg>`;
  return compose(`kinds/${kind}.svg`, name, size, {
    ...moodOf(name),
    ...wording(titleOf(name)),
  });
}
