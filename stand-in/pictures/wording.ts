import { escapeHtml } from '../../scripts/shared/escape-html';
import { type Attributes, markupOf } from './svg-file';

/** A number with as few digits as a picture needs. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

// The rough width of a letter; only to decide whether a line must be made narrower.
const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (/[A-ZÅÄÖWM]/.test(letter) ? 0.66 : 0.52), 0);

/** The text on a product's package: its name without brand and weight, and its weight. */
export function wording(title: string): { readonly name: string; readonly weight: string } {
  const plain = title
    .replace(/^(Atria|Jyväbroiler|Mestari Forsman|Sibylla)\s+/, '')
    .replace(/^(Perhetilan|Wilhelm)\s+/, '');
  const found = /\s(\d[\d,.]*( x \d+)?\s?(g|kg|kpl|p|st))$/.exec(plain);
  const weight = found?.[1] ?? '';
  return { name: found ? plain.slice(0, found.index) : plain, weight };
}

function inLines(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The settings of a `<text data-text>`, from its data attributes. */
export interface Setting {
  readonly y: number;
  readonly size: number;
  /** The letters per line, the distance of lines, and their number. */
  readonly longest?: number | undefined;
  readonly leading?: number | undefined;
  readonly lines?: number | undefined;
  /** The largest width of a line. */
  readonly width?: number | undefined;
  /** A letter's width divided by its size: if set, each line is stretched to it for any font. */
  readonly letter?: number | undefined;
}

/** The `<text>` elements of a text: broken into lines, and smaller if a line is too wide. */
export function setText(text: string, attributes: Attributes, setting: Setting): string {
  const { y, size, longest = Number.POSITIVE_INFINITY, leading = 0, lines = 3 } = setting;
  return inLines(text, longest)
    .slice(0, lines)
    .map((line, index) => {
      const natural = setting.letter ? setting.letter * line.length : widthOf(line);
      const fitting = Math.min(size, (setting.width ?? 100) / natural);
      const place = { y: short(y + index * leading), 'font-size': short(fitting) };
      const stretch = setting.letter && {
        textLength: short(fitting * natural),
        lengthAdjust: 'spacingAndGlyphs',
      };
      return markupOf('text', { ...place, ...stretch, ...attributes }, escapeHtml(line));
    })
    .join('');
}
