import { baseTokens, type TokenName, type Tokens } from '../../src/core/style/tokens';

export type Rgb = readonly [number, number, number];

/**
 * The colour of a token as a browser would compute it: hex, `var()` and `color-mix()`. Throws for
 * another notation.
 * @param own The brand's own tokens.
 */
export function colorOf(own: Tokens, name: TokenName): Rgb {
  const tokens: Record<string, string> = { ...baseTokens, ...own };
  const compute = (value: string): Rgb => {
    const reference = /^var\(--atria-([\w-]+), var\(--_\1\)\)$/.exec(value)?.[1];
    if (reference) return compute(tokens[reference] ?? '');
    const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
    if (!mix) return fromHex(value);
    const [from, to] = [compute(mix[1] ?? ''), compute(mix[3] ?? '')];
    const share = Number(mix[2]) / 100;
    return from.map((one, i) => one * share + (to[i] ?? 0) * (1 - share)) as unknown as Rgb;
  };
  return compute(tokens[name] ?? '');
}

function fromHex(value: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (!digits) throw new Error(`not a colour in hex: "${value}"`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
}

const luminance = (color: Rgb): number => {
  const [r = 0, g = 0, b = 0] = color.map((one) => {
    const part = one / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast ratio of WCAG 2.2 between two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const roundedHex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** A colour as `#rrggbb`. */
export const hexOf = (color: Rgb): string => `#${color.map(roundedHex).join('')}`;
