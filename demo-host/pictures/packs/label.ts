import { n } from '../canvas';
import type { Mood } from '../moods';

const sans = "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const serif = "'Playfair Display',Georgia,'Times New Roman',serif";
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

interface Type {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly family?: string;
  readonly anchor?: 'start' | 'middle';
  readonly spacing?: number;
  /** Never wider than this. */
  readonly width?: number;
}

// A letter's width, roughly; only to decide whether a line must be made narrower.
const widthOf = (line: string, size: number): number =>
  [...line].reduce((sum, letter) => sum + (/[A-ZÅÄÖWM]/.test(letter) ? 0.66 : 0.52) * size, 0);

/** A line of text, made smaller when it would be wider than it may. */
export function line(text: string, x: number, y: number, type: Type): string {
  const { fill, weight = 600, family = sans, anchor = 'middle', spacing = 0, width = 100 } = type;
  const size = Math.min(
    type.size,
    (type.size * width) / (widthOf(text, type.size) + spacing * text.length),
  );
  return `<text x="${n(x)}" y="${n(y)}" font-family="${family}" font-size="${n(size)}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"${spacing ? ` letter-spacing="${spacing}"` : ''}>${escaped(text)}</text>`;
}

/** What stands on a package of a product: its name without brand and weight, and its weight. */
export function wording(title: string): { readonly name: string; readonly weight: string } {
  const plain = title
    .replace(/^(Atria|Jyväbroiler|Mestari Forsman|Sibylla)\s+/, '')
    .replace(/^(Perhetilan|Wilhelm)\s+/, '');
  const found = /\s(\d[\d,.]*( x \d+)?\s?(g|kg|kpl|p|st))$/.exec(plain);
  const weight = found?.[1] ?? '';
  return { name: found ? plain.slice(0, found.index) : plain, weight };
}

/** A name in at most three lines of about equal length. */
export function inLines(name: string, longest = 16): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

/** The brand's name in its colour; of the same width whatever font the reader has. */
export function wordmark(
  mood: Mood,
  x: number,
  y: number,
  size: number,
  width: number,
  { fill = mood.on, anchor = 'middle' }: { fill?: string; anchor?: 'start' | 'middle' } = {},
): string {
  const ratio = mood.serif ? 0.84 : 0.7;
  const fitting = Math.min(size, width / (mood.wordmark.length * ratio));
  return `<text x="${n(x)}" y="${n(y)}" font-family="${mood.serif ? serif : sans}" font-size="${n(fitting)}" font-weight="${mood.serif ? 700 : 800}" text-anchor="${anchor}" textLength="${n(fitting * mood.wordmark.length * ratio)}" lengthAdjust="spacingAndGlyphs" fill="${fill}">${mood.wordmark}</text>`;
}

/**
 * A printed label: the brand on its colour, the name below on the lighter one. (x, y) is its
 * upper left corner.
 */
export function label(
  mood: Mood,
  title: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 1.6,
): string {
  const { name, weight } = wording(title);
  const head = height * 0.36;
  const lines = inLines(name, 15);
  const size = Math.min(width * 0.135, (height - head) / (lines.length + 1.5), 5.4);
  const centre = x + width / 2;
  const body = y + head;
  const text = lines
    .map((one, index) =>
      line(one, centre, body + size * (1.25 + index * 1.08), {
        size,
        fill: mood.onAccent,
        weight: 700,
        width: width * 0.9,
        ...(mood.serif && { family: serif }),
      }),
    )
    .join('');
  return [
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${mood.accent}"/>`,
    `<path d="M${n(x)} ${n(body)}V${n(y + radius)}q0 ${n(-radius)} ${n(radius)} ${n(-radius)}H${n(x + width - radius)}q${n(radius)} 0 ${n(radius)} ${n(radius)}V${n(body)}q${n(-width / 2)} ${n(height * 0.07)} ${n(-width)} 0z" fill="${mood.main}"/>`,
    wordmark(mood, centre, y + head * 0.7, Math.min(7.4, head * 0.56), width * 0.86),
    text,
    weight
      ? line(weight, centre, y + height - size * 0.45, {
          size: size * 0.66,
          fill: mood.onAccent,
          weight: 500,
        })
      : '',
  ].join('');
}
