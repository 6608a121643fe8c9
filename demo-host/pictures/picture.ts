import { pictureKinds } from '../data/picture-address';
import { canvas } from './canvas';
import { moodOf } from './moods';
import { cutScene } from './scenes/cut-scene';
import { dishScene } from './scenes/dish-scene';
import { packageScene } from './scenes/package-scene';
import { placeScene } from './scenes/place-scene';
import { titleOf } from './titles';

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

const byLength = [...pictureKinds].sort((a, b) => b.length - a.length);

/**
 * Draws the picture of a file name such as `dish-soup-lihakeitto.svg`; undefined for a name whose
 * kind is not known. Without a preset, products are square and scenes 16:9.
 */
export function drawPicture(file: string, preset = ''): string | undefined {
  const name = file.replace(/\.svg$/, '');
  const kind = byLength.find((one) => name === one || name.startsWith(`${one}-`));
  if (!kind || !file.endsWith('.svg')) return undefined;
  const isProduct = kind.startsWith('pack-') || kind.startsWith('cut-');
  const [width, height] = sizes[preset] ?? (isProduct ? square : wide);
  const on = canvas(width, height, name);
  const mood = moodOf(name.slice(kind.length));
  const scene = kind.startsWith('pack-')
    ? packageScene(on, kind, mood, titleOf(name))
    : kind.startsWith('cut-')
      ? cutScene(on, kind, name)
      : kind.startsWith('dish-')
        ? dishScene(on, kind, mood)
        : placeScene(on, kind, mood, name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene}</svg>`;
}
