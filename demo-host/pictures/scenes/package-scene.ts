import { studio } from '../backdrops';
import type { Canvas } from '../canvas';
import type { Mood } from '../moods';
import { packages } from '../packs/packages';

/** A product's package on a photographer's sweep. */
export function packageScene(on: Canvas, kind: string, mood: Mood, title: string): string {
  const [form, filling] = packages[kind] ?? [];
  if (!form || !filling) throw new Error(`no package "${kind}"`);
  const size = on.unit * 1.04;
  const box: Canvas = { ...on, width: 100, height: 100, unit: 1 };
  const drawing = form(box, mood, title, filling);
  const x = on.width / 2 - 50 * size;
  const y = on.height / 2 - 51 * size;
  return `${studio(on, mood.studio)}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})">${drawing}</g>`;
}
