import { type Canvas, linear, n, radial, shadow } from './canvas';
import { between } from './random';

/** The colours of a table scene. */
export interface Surface {
  readonly wall: readonly [top: string, bottom: string];
  readonly light: string;
  readonly table: readonly [far: string, near: string];
  readonly grain?: string;
  readonly cloth?: readonly [colour: string, stripe: string];
}

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;

/** Soft spots of light out of focus. */
function bokeh(on: Canvas, horizon: number, colour: string): string {
  const [definition, paint] = radial(on, [
    [0, colour, 0.35],
    [0.7, colour, 0.22],
    [1, colour, 0],
  ]);
  const spots = Array.from({ length: 7 }, () => {
    const r = between(on.random, 4, 11) * on.unit;
    return `<circle cx="${n(between(on.random, 0, on.width))}" cy="${n(between(on.random, 0, horizon * 0.85))}" r="${n(r)}" fill="${paint}"/>`;
  });
  return definition + spots.join('');
}

/** Fine lines that run to the far edge, as boards do. */
function boards(on: Canvas, horizon: number, colour: string): string {
  const { width, height, random } = on;
  const lines = Array.from({ length: 9 }, (_, index) => {
    const far = width * (0.1 + (index / 8) * 0.8);
    const near = width / 2 + (far - width / 2) * 2.1;
    return `<path d="M${n(far)} ${n(horizon)}L${n(near)} ${n(height)}" stroke-width="${n(between(random, 1, 2.4))}"/>`;
  });
  const grain = Array.from({ length: 26 }, () => {
    const y = between(random, horizon + 4, height);
    const depth = (y - horizon) / (height - horizon);
    const x = between(random, 0, width);
    const length = between(random, 0.05, 0.2) * width * (0.4 + depth);
    return `<path d="M${n(x)} ${n(y)}q${n(length / 2)} ${n(depth * 3)} ${n(length)} 0" stroke-width="${n(0.6 + depth * 1.6)}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-opacity=".28">${lines.join('')}${grain.join('')}</g>`;
}

/** A cloth laid over the near part of the table, with two stripes along its edge. */
function cloth(on: Canvas, horizon: number, [colour, stripe]: readonly [string, string]): string {
  const { width, height } = on;
  const top = horizon + (height - horizon) * 0.16;
  const edge = (inset: number) => {
    const y = top + inset * (height - top) * 0.25;
    const left = width * (0.14 - inset * 0.06);
    return `M${n(left)} ${n(y)}L${n(width - left)} ${n(y)}`;
  };
  const [definition, paint] = linear(on, [
    [0, '#fff', 0.35],
    [1, '#000', 0.12],
  ]);
  const shape = `M${n(width * 0.14)} ${n(top)}L${n(width * 0.86)} ${n(top)}L${n(width * 1.06)} ${n(height)}L${n(-width * 0.06)} ${n(height)}Z`;
  return `${definition}<path d="${shape}" fill="${colour}"/><path d="${shape}" fill="${paint}"/><g stroke="${stripe}" stroke-opacity=".8"><path d="${edge(0.22)}" stroke-width="${n(on.unit * 0.9)}"/><path d="${edge(0.36)}" stroke-width="${n(on.unit * 0.45)}"/></g>`;
}

/** Where the table meets the wall. */
export const horizonOf = ({ height }: Canvas): number => height * 0.44;

/** A table before a wall, lit from a window on the left. */
export function tableScene(on: Canvas, surface: Surface): string {
  const { width, height } = on;
  const horizon = horizonOf(on);
  const [wall, wallPaint] = linear(on, [
    [0, surface.wall[0]],
    [1, surface.wall[1]],
  ]);
  const [table, tablePaint] = linear(on, [
    [0, surface.table[0]],
    [1, surface.table[1]],
  ]);
  const [light, lightPaint] = radial(
    on,
    [
      [0, surface.light, 0.75],
      [1, surface.light, 0],
    ],
    'cx=".28" cy=".1" r=".75"',
  );
  const [edge, edgePaint] = linear(on, [
    [0, '#000', 0.3],
    [1, '#000', 0],
  ]);
  return [
    wall,
    table,
    light,
    edge,
    rect(0, 0, width, horizon + 1, wallPaint),
    bokeh(on, horizon, surface.light),
    rect(0, horizon, width, height - horizon, tablePaint),
    surface.grain ? boards(on, horizon, surface.grain) : '',
    rect(0, horizon, width, height * 0.05, edgePaint),
    surface.cloth ? cloth(on, horizon, surface.cloth) : '',
    rect(0, 0, width, height, lightPaint),
  ].join('');
}

/** Darker corners, drawn last. */
export function vignette(on: Canvas, dark = 0.32): string {
  const [definition, paint] = radial(
    on,
    [
      [0.55, '#1a0a02', 0],
      [1, '#1a0a02', dark],
    ],
    'cx=".5" cy=".5" r=".75"',
  );
  return definition + rect(0, 0, on.width, on.height, paint);
}

/** A photographer's sweep: one light colour that runs from floor to wall, for packages. */
export function studio(on: Canvas, tint: string): string {
  const { width, height } = on;
  const [ground, paint] = linear(on, [
    [0, '#fff'],
    [0.62, tint],
    [0.74, '#fff'],
    [1, tint],
  ]);
  const [glow, glowPaint] = radial(
    on,
    [
      [0, '#fff', 0.95],
      [1, '#fff', 0],
    ],
    'cx=".5" cy=".42" r=".55"',
  );
  return `${ground}${glow}${rect(0, 0, width, height, paint)}${rect(0, 0, width, height, glowPaint)}`;
}

/** A plate seen from the edge of the table. */
export function plate(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  colours = ['#fff', '#d9d3cb'],
): string {
  const ry = rx * 0.27;
  const [definition, paint] = linear(on, [
    [0, colours[0] as string],
    [1, colours[1] as string],
  ]);
  const ring = (scale: number, dy: number, fill: string) =>
    `<ellipse cx="${n(x)}" cy="${n(y + dy)}" rx="${n(rx * scale)}" ry="${n(ry * scale)}" fill="${fill}"/>`;
  return [
    definition,
    shadow(on, x + rx * 0.06, y + ry * 0.55, rx * 1.18, ry * 1.25, 0.5),
    ring(1, ry * 0.16, colours[1] as string),
    ring(1, 0, paint),
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.985)}" ry="${n(ry * 0.975)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${n(on.unit * 0.4)}"/>`,
    `<ellipse cx="${n(x)}" cy="${n(y + ry * 0.05)}" rx="${n(rx * 0.7)}" ry="${n(ry * 0.66)}" fill="#000" fill-opacity=".06"/>`,
    ring(0.68, ry * 0.09, colours[0] as string),
  ].join('');
}

/** A thick wooden board seen from the edge of the table. */
export function board(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  colours = ['#c98d52', '#8a5527'],
): string {
  const ry = rx * 0.24;
  const thick = on.unit * 2.6;
  const [definition, paint] = linear(on, [
    [0, colours[0] as string],
    [1, colours[1] as string],
  ]);
  const d = (dy: number) =>
    `M${n(x - rx * 0.86)} ${n(y - ry + dy)}L${n(x + rx * 0.86)} ${n(y - ry + dy)}Q${n(x + rx * 0.93)} ${n(y - ry + dy)} ${n(x + rx * 0.95)} ${n(y - ry * 0.8 + dy)}L${n(x + rx)} ${n(y + ry * 0.8 + dy)}Q${n(x + rx)} ${n(y + ry + dy)} ${n(x + rx * 0.92)} ${n(y + ry + dy)}L${n(x - rx * 0.92)} ${n(y + ry + dy)}Q${n(x - rx)} ${n(y + ry + dy)} ${n(x - rx)} ${n(y + ry * 0.8 + dy)}L${n(x - rx * 0.95)} ${n(y - ry * 0.8 + dy)}Q${n(x - rx * 0.93)} ${n(y - ry + dy)} ${n(x - rx * 0.86)} ${n(y - ry + dy)}Z`;
  const grain = Array.from({ length: 8 }, (_, index) => {
    const gy = y - ry * 0.8 + (index / 7) * ry * 1.6;
    return `<path d="M${n(x - rx * 0.9)} ${n(gy)}q${n(rx * between(on.random, 0.4, 1.2))} ${n(between(on.random, -4, 4))} ${n(rx * 1.8)} 0"/>`;
  });
  return `${definition}${shadow(on, x, y + ry + thick, rx * 1.16, ry * 0.9, 0.5)}<path d="${d(thick)}" fill="#5d3616"/><path d="${d(0)}" fill="${paint}"/><g fill="none" stroke="#6b3d17" stroke-opacity=".3" stroke-width="${n(on.unit * 0.25)}">${grain.join('')}</g>`;
}

/** Steam rising from a dish. */
export function steam(on: Canvas, x: number, y: number, height: number): string {
  const [definition, paint] = linear(on, [
    [0, '#fff', 0],
    [0.5, '#fff', 0.5],
    [1, '#fff', 0],
  ]);
  const wisp = (dx: number, size: number) => {
    const h = height * size;
    const x0 = x + dx;
    return `<path d="M${n(x0)} ${n(y)}c${n(h * 0.22)} ${n(-h * 0.25)} ${n(-h * 0.26)} ${n(-h * 0.45)} ${n(h * 0.02)} ${n(-h * 0.72)}s${n(h * 0.04)} ${n(-h * 0.22)} ${n(h * 0.06)} ${n(-h * 0.28)}c${n(h * 0.02)} ${n(h * 0.24)} ${n(h * 0.2)} ${n(h * 0.3)} ${n(h * 0.06)} ${n(h * 0.56)}s${n(h * 0.02)} ${n(h * 0.28)} ${n(-h * 0.14)} ${n(h * 0.44)}z" fill="${paint}"/>`;
  };
  return `${definition}<g opacity=".75">${wisp(-height * 0.3, 0.8)}${wisp(0, 1)}${wisp(height * 0.32, 0.7)}</g>`;
}
