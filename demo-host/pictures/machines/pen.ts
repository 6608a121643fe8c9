import { type Canvas, linear, n, stand } from '../canvas';

/** What a machine is drawn with: lengths are in units from its middle. */
export interface Pen {
  readonly on: Canvas;
  readonly x: number;
  readonly y: number;
  readonly steel: string;
  readonly dark: string;
  readonly box: (
    left: number,
    top: number,
    width: number,
    height: number,
    fill: string,
    rest?: string,
  ) => string;
  readonly oval: (cx: number, cy: number, rx: number, ry: number, fill: string) => string;
  /** A path of which `x,y` pairs are in units: `M-3,4L5,6Z`. */
  readonly path: (d: string, fill: string, rest?: string) => string;
  readonly food: (name: string, cx: number, foot: number, size: number) => string;
}

export const shade = '#7d8488';
export const ink = '#23292d';
export const glass = 'fill-opacity=".28" stroke="#8f979c" stroke-opacity=".9"';

export function penAt(on: Canvas, x: number, y: number): readonly [definitions: string, pen: Pen] {
  const u = on.unit;
  const [steelDefinition, steel] = linear(
    on,
    [
      [0, '#f8f9fa'],
      [0.45, '#c6cbcf'],
      [1, '#8b9297'],
    ],
    'x1="0" y1="0" x2="1" y2=".5"',
  );
  const [darkDefinition, dark] = linear(on, [
    [0, '#4a4f53'],
    [1, '#1b1e20'],
  ]);
  const at = (dx: string, dy: string) => `${n(x + Number(dx) * u)} ${n(y + Number(dy) * u)}`;
  const pen: Pen = {
    on,
    x,
    y,
    steel,
    dark,
    box: (left, top, width, height, fill, rest = '') =>
      `<rect x="${n(x + left * u)}" y="${n(y + top * u)}" width="${n(width * u)}" height="${n(height * u)}" rx="${n(Math.min(1.4, width / 2, height / 2) * u)}" fill="${fill}" ${rest}/>`,
    oval: (cx, cy, rx, ry, fill) =>
      `<ellipse cx="${n(x + cx * u)}" cy="${n(y + cy * u)}" rx="${n(rx * u)}" ry="${n(ry * u)}" fill="${fill}"/>`,
    path: (d, fill, rest = '') =>
      `<path d="${d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, dx, dy) => at(dx, dy))}" fill="${fill}" ${rest}/>`,
    food: (name, cx, foot, size) =>
      stand(on, name, x + cx * u, y + foot * u, size * u, { ground: false }),
  };
  return [steelDefinition + darkDefinition, pen];
}

export const line = ({ on }: Pen, colour: string, width: number): string =>
  `stroke="${colour}" stroke-width="${n(width * on.unit)}" stroke-linecap="round"`;

/** Knobs in a row, and a red light at its end. */
export function knobs(pen: Pen, left: number, cy: number, count: number): string {
  const { oval, path } = pen;
  const knob = (_: unknown, index: number): string => {
    const cx = left + index * 8;
    const mark = path(`M${cx},${cy}L${cx + 1},${cy - 2}`, 'none', line(pen, '#fff', 0.5));
    return oval(cx, cy + 0.4, 2.9, 2.9, shade) + oval(cx, cy, 2.7, 2.7, ink) + mark;
  };
  const light = oval(left + count * 8 - 1.5, cy, 0.9, 0.9, '#d7141a');
  return Array.from({ length: count }, knob).join('') + light;
}

export const feet = ({ box }: Pen, half: number): string =>
  box(-half + 3, 16, 5, 3, ink) + box(half - 8, 16, 5, 3, ink);
