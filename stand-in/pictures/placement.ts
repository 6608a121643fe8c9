import { between, type Random } from './random';
import type { Attributes } from './svg-file';
import { short } from './wording';

/** A length; a percentage refers to the width for a picture's positions. */
const lengthOf = (value = '0', spread: number): number =>
  value.endsWith('%') ? (Number.parseFloat(value) / 100) * spread : Number(value);

const transform = (...steps: readonly (string | false)[]): string =>
  steps.filter(Boolean).join(' ');

/**
 * The place of a part of ours: `transform`, `x` and `y` as in any SVG, with small random changes.
 */
export function partTransform(use: Attributes, spread: number, random: Random): string {
  const x = lengthOf(use.x, spread);
  const sway = Number(use['data-sway'] ?? 0);
  return transform(
    (x !== 0 || use.y !== undefined) && `translate(${short(x)} ${use.y ?? 0})`,
    use.transform ?? '',
    sway > 0 && `rotate(${short(between(random, -sway, sway))})`,
    use['data-mirror'] === 'chance' && random() < 0.5 && 'scale(-1 1)',
  );
}

/** The places of artwork (a box of 128 x 128) and its shadow (a circle of radius 1). */
export interface Standing {
  readonly body: string;
  readonly shadow: string;
}

/**
 * Artwork is placed with its foot at (x, y), `height` tall; possibly turned, mirrored or laid flat.
 */
export function standing(use: Attributes, spread: number): Standing {
  const x = lengthOf(use.x, spread);
  const [y, height] = [Number(use.y ?? 0), Number(use.height)];
  const flat = Number(use['data-flat'] ?? 1);
  const side = use['data-mirror'] ? -1 : 1;
  return {
    body: transform(
      `translate(${short(x)} ${short(y - height * 0.47 * flat)})`,
      side * flat !== 1 && `scale(${side} ${flat})`,
      use['data-turn'] !== undefined && `rotate(${use['data-turn']})`,
      `scale(${(height / 128).toFixed(4)})`,
      'translate(-64 -64)',
    ),
    shadow: transform(
      `translate(${short(x)} ${short(y - height * 0.02)})`,
      `scale(${short(height * 0.5)} ${short(height * 0.11)})`,
    ),
  };
}
