import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Noto Emoji by Google (Apache-2.0), as packed by Iconify: bodies for a box of 128 x 128. */
interface Artwork {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let artwork: Artwork | undefined;

/** The markup of a piece of artwork, in a box of 128 x 128. */
export function art(name: string): string {
  artwork ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json'), 'utf8'),
  ) as Artwork;
  const icon = artwork.icons[name];
  if (!icon) throw new Error(`no artwork "${name}"`);
  return icon.body;
}

type Colour = readonly [red: number, green: number, blue: number];

/** The markup with every colour changed: raw meat becomes roast, day becomes dusk. */
export const tinted = (body: string, change: (colour: Colour) => Colour): string =>
  body.replace(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi, (_, hex: string) => {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const colour = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
    const [red, green, blue] = change(colour as unknown as Colour);
    const two = (value: number) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0');
    return `#${two(red)}${two(green)}${two(blue)}`;
  });

/** Raw red meat as it comes out of the oven. */
export const roasted = (body: string): string =>
  tinted(body, ([red, green, blue]) => {
    const light = (red * 2 + green * 3 + blue) / 6;
    return [38 + light * 0.72, 14 + light * 0.45, 6 + light * 0.26];
  });
