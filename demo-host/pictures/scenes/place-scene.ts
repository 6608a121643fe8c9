import { horizonOf, type Surface, steam, tableScene, vignette } from '../backdrops';
import { type Canvas, linear, n, radial, shadow, stand } from '../canvas';
import { sausages, skins } from '../foods/sausages';
import { machine } from '../machines/machine';
import type { Mood } from '../moods';
import { between } from '../random';

/** What stands in a place: artwork at a share of the width, its foot, its height in units. */
type Thing = readonly [name: string, at: number, foot: number, size: number, flip?: boolean];

/** A summer's day over fields. */
function outdoors(on: Canvas, evening = false): string {
  const { width, height, random } = on;
  const horizon = height * 0.56;
  const [sky, skyPaint] = linear(
    on,
    evening
      ? [
          [0, '#5d7ea8'],
          [0.6, '#f2b98a'],
          [1, '#fbe0a8'],
        ]
      : [
          [0, '#7db8e0'],
          [0.7, '#d5ecf4'],
          [1, '#f8f6e2'],
        ],
  );
  const [grass, grassPaint] = linear(on, [
    [0, '#a9c35a'],
    [1, '#4f7d2d'],
  ]);
  const [far, farPaint] = linear(on, [
    [0, '#8fb08a'],
    [1, '#a9c37c'],
  ]);
  const hill = (y: number, lift: number, fill: string) =>
    `<path d="M0 ${n(y)}C${n(width * 0.2)} ${n(y - lift)} ${n(width * 0.38)} ${n(y - lift * 0.9)} ${n(width * 0.55)} ${n(y - lift * 0.2)}S${n(width * 0.85)} ${n(y - lift * 1.1)} ${n(width)} ${n(y - lift * 0.4)}V${n(height)}H0Z" fill="${fill}"/>`;
  const cloud = (x: number, y: number, size: number) =>
    `<g fill="#fff" fill-opacity=".8"><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.3)}"/><ellipse cx="${n(x - size * 0.2)}" cy="${n(y - size * 0.22)}" rx="${n(size * 0.45)}" ry="${n(size * 0.34)}"/><ellipse cx="${n(x + size * 0.3)}" cy="${n(y - size * 0.14)}" rx="${n(size * 0.36)}" ry="${n(size * 0.26)}"/></g>`;
  const trees = Array.from({ length: 24 }, (_, index) => {
    const x = (index / 23) * width + between(random, -8, 8);
    const size = between(random, 3, 6.5) * on.unit;
    return `<ellipse cx="${n(x)}" cy="${n(horizon - size * 0.5)}" rx="${n(size * 0.62)}" ry="${n(size)}" fill="${random() > 0.5 ? '#48703f' : '#5b8447'}"/>`;
  }).join('');
  return [
    sky,
    grass,
    far,
    `<rect width="${n(width)}" height="${n(height)}" fill="${skyPaint}"/>`,
    cloud(width * 0.22, height * 0.16, 15 * on.unit),
    cloud(width * 0.72, height * 0.11, 19 * on.unit),
    hill(horizon, height * 0.08, farPaint),
    trees,
    hill(horizon + height * 0.02, height * 0.02, grassPaint),
  ].join('');
}

/** Rows of ripe grain running to the horizon. */
function grain({ width, height, random }: Canvas): string {
  const top = height * 0.6;
  const rows = Array.from({ length: 150 }, (_, index) => {
    const depth = (index / 149) ** 1.4;
    const y = top + depth * (height - top) * 1.05;
    const size = height * (0.02 + depth * 0.14);
    const x = random() * width;
    return `<path d="M${n(x)} ${n(y)}q${n(size * 0.1)} ${n(-size * 0.6)} ${n(size * 0.22)} ${n(-size)}" stroke="${random() > 0.5 ? '#e3b341' : '#c48f26'}" stroke-width="${n(1 + depth * 3)}"/><ellipse cx="${n(x + size * 0.24)}" cy="${n(y - size * 1.05)}" rx="${n(size * 0.06 + 0.6)}" ry="${n(size * 0.2)}" fill="#f1cf6b" transform="rotate(14 ${n(x + size * 0.24)} ${n(y - size)})"/>`;
  }).join('');
  return `<rect y="${n(top)}" width="${n(width)}" height="${n(height - top)}" fill="#d8a838"/><g fill="none">${rows}</g>`;
}

/** A red barn with white corners. */
function barn({ unit: u }: Canvas, x: number, y: number, size: number): string {
  const s = (size * u) / 100;
  const p = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return `<path d="M${p(-50, 0)}V${n(y - 42 * s)}L${p(-30, -66)}H${n(x + 40 * s)}L${p(60, -42)}V${n(y)}Z" fill="#a5322a"/><path d="M${p(-56, -40)}L${p(-32, -70)}H${n(x + 42 * s)}L${p(66, -40)}Z" fill="#4b3a34"/><path d="M${p(-50, -40)}V${n(y)}M${p(60, -40)}V${n(y)}M${p(4, -40)}V${n(y)}" stroke="#f6efe6" stroke-width="${n(3 * s)}"/><rect x="${n(x - 36 * s)}" y="${n(y - 30 * s)}" width="${n(28 * s)}" height="${n(30 * s)}" fill="#7a211c" stroke="#f6efe6" stroke-width="${n(2.4 * s)}"/><path d="M${p(-36, -30)}l${n(28 * s)} ${n(30 * s)}m0 ${n(-30 * s)}l${n(-28 * s)} ${n(30 * s)}" stroke="#f6efe6" stroke-width="${n(1.8 * s)}"/><rect x="${n(x + 22 * s)}" y="${n(y - 29 * s)}" width="${n(18 * s)}" height="${n(13 * s)}" fill="#cfe2ea" stroke="#f6efe6" stroke-width="${n(2.2 * s)}"/>`;
}

/** A long factory hall with a lit row of windows and a silo. */
function hall(on: Canvas, y: number): string {
  const { width, unit: u } = on;
  const [wall, paint] = linear(on, [
    [0, '#f4f1ec'],
    [1, '#cfc9c0'],
  ]);
  const w = Math.min(width * 0.78, 128 * u);
  const x = width / 2 - w / 2;
  const windows = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="${n(x + w * (0.05 + index * 0.098))}" y="${n(y - 19 * u)}" width="${n(w * 0.066)}" height="${n(6 * u)}" fill="#8fb4c9"/>`,
  ).join('');
  const silo = (dx: number) =>
    `<rect x="${n(x + w * dx)}" y="${n(y - 44 * u)}" width="${n(9 * u)}" height="${n(44 * u)}" rx="${n(4 * u)}" fill="#dcd8d2"/><rect x="${n(x + w * dx + 6 * u)}" y="${n(y - 44 * u)}" width="${n(3 * u)}" height="${n(44 * u)}" rx="${n(1.5 * u)}" fill="#aaa49c"/>`;
  return `${wall}${shadow(on, width / 2, y, w * 0.56, 4 * u, 0.4)}${silo(0.82)}${silo(0.9)}<rect x="${n(x)}" y="${n(y - 28 * u)}" width="${n(w * 0.86)}" height="${n(28 * u)}" fill="${paint}"/><rect x="${n(x)}" y="${n(y - 30 * u)}" width="${n(w * 0.86)}" height="${n(4 * u)}" fill="#b5121b"/><rect x="${n(x + w * 0.1)}" y="${n(y - 38 * u)}" width="${n(w * 0.3)}" height="${n(10 * u)}" fill="#e6e1da"/>${windows}<rect x="${n(x + w * 0.62)}" y="${n(y - 10 * u)}" width="${n(w * 0.14)}" height="${n(10 * u)}" fill="#6f6861"/>`;
}

/** A kettle of glowing coals under a grate, sausages on it. */
function kettle(on: Canvas, x: number, y: number): string {
  const u = on.unit;
  const [metal, paint] = linear(
    on,
    [
      [0, '#4a4a4c'],
      [0.35, '#1b1b1d'],
      [1, '#0b0b0c'],
    ],
    'x1="0" y1="0" x2="1" y2=".4"',
  );
  const [glow, glowPaint] = radial(on, [
    [0, '#ffb347', 0.95],
    [0.6, '#e8501c', 0.75],
    [1, '#3a0d04', 0.9],
  ]);
  const bars = Array.from({ length: 13 }, (_, index) => {
    const at = -1 + (index + 0.5) * (2 / 13);
    const reach = Math.sqrt(1 - at * at) * 9.4 * u;
    return `M${n(x + at * 38 * u)} ${n(y - reach)}V${n(y + reach)}`;
  }).join('');
  const legs = `<path d="M${n(x - 20 * u)} ${n(y + 22 * u)}L${n(x - 27 * u)} ${n(y + 46 * u)}M${n(x + 20 * u)} ${n(y + 22 * u)}L${n(x + 27 * u)} ${n(y + 46 * u)}" stroke="#1d1d1f" stroke-width="${n(2.6 * u)}"/>`;
  return [
    metal,
    glow,
    shadow(on, x, y + 44 * u, 36 * u, 5 * u, 0.5),
    legs,
    `<path d="M${n(x - 40 * u)} ${n(y)}A${n(40 * u)} ${n(30 * u)} 0 0 0 ${n(x + 40 * u)} ${n(y)}Z" fill="${paint}"/>`,
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(40 * u)}" ry="${n(10.4 * u)}" fill="#2c2c2e"/><ellipse cx="${n(x)}" cy="${n(y + u)}" rx="${n(38 * u)}" ry="${n(9.4 * u)}" fill="${glowPaint}"/>`,
    `<path d="${bars}" stroke="#c9c6c2" stroke-width="${n(0.8 * u)}"/>`,
    sausages(on, x - 9 * u, y - 4.4 * u, 34 * u, skins.grill, 3, { thick: 0.17, turn: -4 }),
    stand(on, 'ear-of-corn', x + 17 * u, y + 4 * u, 19 * u, { ground: false, turn: 50 }),
    stand(on, 'bell-pepper', x + 27 * u, y + 3 * u, 13 * u, { ground: false }),
  ].join('');
}

const fieldThings: Readonly<Record<string, readonly Thing[]>> = {
  farm: [
    ['cow', 0.3, 0.84, 30],
    ['deciduous-tree', 0.12, 0.66, 30],
    ['tractor', 0.74, 0.9, 28, true],
  ],
  field: [['tractor', 0.7, 0.7, 24, true]],
  cows: [
    ['cow', 0.3, 0.86, 40],
    ['cow', 0.7, 0.76, 28, true],
    ['deciduous-tree', 0.88, 0.62, 24],
  ],
  hens: [
    ['rooster', 0.32, 0.86, 36],
    ['chicken', 0.58, 0.8, 24],
    ['hatching-chick', 0.74, 0.9, 18],
    ['deciduous-tree', 0.9, 0.62, 26],
  ],
  pigs: [
    ['pig', 0.34, 0.86, 36],
    ['pig', 0.68, 0.78, 26, true],
  ],
  plant: [
    ['evergreen-tree', 0.08, 0.8, 24],
    ['deciduous-tree', 0.93, 0.82, 26],
  ],
  lorry: [
    ['delivery-truck', 0.5, 0.86, 56, true],
    ['evergreen-tree', 0.13, 0.68, 26],
    ['evergreen-tree', 0.9, 0.66, 22],
  ],
  delivery: [
    ['house-with-garden', 0.26, 0.78, 44],
    ['delivery-truck', 0.66, 0.88, 44],
  ],
  sport: [
    ['soccer-ball', 0.46, 0.86, 34],
    ['running-shoe', 0.72, 0.88, 26],
  ],
  family: [
    ['house-with-garden', 0.5, 0.82, 54],
    ['deciduous-tree', 0.84, 0.78, 34],
    ['deciduous-tree', 0.15, 0.76, 28],
  ],
};

const tableThings: Readonly<Record<string, readonly Thing[]>> = {
  kitchen: [
    ['shallow-pan-of-food', 0.34, 0.78, 46],
    ['pot-of-food', 0.66, 0.7, 40],
    ['garlic', 0.86, 0.84, 16],
    ['tomato', 0.14, 0.86, 17],
  ],
  table: [
    ['green-salad', 0.5, 0.74, 42],
    ['bread', 0.22, 0.8, 26],
    ['wine-glass', 0.76, 0.72, 36],
    ['cheese-wedge', 0.82, 0.88, 20],
  ],
  people: [
    ['leafy-green', 0.2, 0.86, 20],
    ['tomato', 0.8, 0.86, 16],
    ['carrot', 0.66, 0.9, 17],
  ],
  market: [
    ['cut-of-meat', 0.3, 0.8, 34],
    ['poultry-leg', 0.52, 0.74, 30],
    ['cheese-wedge', 0.72, 0.82, 28],
    ['tomato', 0.88, 0.86, 15],
    ['leafy-green', 0.12, 0.86, 18],
  ],
  lab: [
    ['microscope', 0.42, 0.8, 52],
    ['leafy-green', 0.66, 0.84, 24],
    ['ear-of-corn', 0.82, 0.86, 22],
  ],
  report: [
    ['bar-chart', 0.5, 0.8, 52],
    ['page-facing-up', 0.76, 0.84, 32],
    ['pencil', 0.25, 0.86, 24],
  ],
  school: [
    ['backpack', 0.32, 0.8, 44],
    ['books', 0.6, 0.82, 40],
    ['red-apple', 0.8, 0.86, 20],
  ],
  world: [
    ['globe-showing-europe-africa', 0.5, 0.8, 54],
    ['ship', 0.8, 0.84, 28],
  ],
};

const things = (on: Canvas, list: readonly Thing[] = []): string =>
  list
    .map(([name, at, foot, size, flip = false]) => {
      // Keep things together on wide pictures.
      const x = on.width / 2 + (at - 0.5) * Math.min(on.width, on.height * 1.35);
      return stand(on, name, x, on.height * foot, size * on.unit, { flip });
    })
    .join('');

/** Two cooks behind their counter. */
function cooks(on: Canvas, surface: Surface): string {
  const { width, height, unit: u } = on;
  const [counter, paint] = linear(on, [
    [0, surface.table[0]],
    [1, surface.table[1]],
  ]);
  const top = height * 0.66;
  const person = (name: string, dx: number) =>
    stand(on, `${name}-medium-light-skin-tone`, width / 2 + dx * u, top + 5 * u, 58 * u, {
      ground: false,
    });
  return `${counter}${person('man-cook', -22)}${person('woman-cook', 22)}<rect y="${n(top)}" width="${n(width)}" height="${n(height - top)}" fill="${paint}"/><rect y="${n(top)}" width="${n(width)}" height="${n(1.4 * u)}" fill="#fff" fill-opacity=".35"/>`;
}

/** Cardboard boxes with tape. */
function parcels(on: Canvas, x: number, y: number): string {
  const u = on.unit;
  const box = (cx: number, foot: number, size: number) => {
    const s = size * u;
    const p = (dx: number, dy: number) => `${n(cx + dx * s)} ${n(foot + dy * s)}`;
    return `${shadow(on, cx, foot, s * 0.8, s * 0.14, 0.5)}<path d="M${p(-0.6, -0.62)}L${p(0.16, -0.5)}V${n(foot)}L${p(-0.6, -0.14)}Z" fill="#c99a5f"/><path d="M${p(0.16, -0.5)}L${p(0.62, -0.66)}V${n(foot - 0.16 * s)}L${p(0.16, 0)}Z" fill="#a3753e"/><path d="M${p(-0.6, -0.62)}L${p(-0.12, -0.76)}L${p(0.62, -0.66)}L${p(0.16, -0.5)}Z" fill="#e0b87e"/><path d="M${p(-0.28, -0.57)}L${p(0.22, -0.72)}L${p(0.34, -0.7)}L${p(-0.14, -0.55)}V${n(foot - 0.36 * s)}L${p(-0.28, -0.38)}Z" fill="#b5121b" fill-opacity=".85"/>`;
  };
  return box(x + 26 * u, y + 4 * u, 34) + box(x - 10 * u, y + 12 * u, 50);
}

/** A place: a farm, a plant, a kitchen … */
export function placeScene(on: Canvas, kind: string, mood: Mood, name: string): string {
  const { width, height } = on;
  const middle = width / 2;
  const evening = kind === 'family' || kind === 'lorry';
  if (kind === 'grill')
    return (
      outdoors(on, true) +
      kettle(on, middle, height * 0.56) +
      steam(on, middle - 9 * on.unit, height * 0.46, 26 * on.unit) +
      vignette(on)
    );
  if (kind === 'field')
    return outdoors(on) + grain(on) + things(on, fieldThings.field) + vignette(on, 0.2);
  if (kind === 'farm')
    return (
      outdoors(on) +
      barn(on, middle + 12 * on.unit, height * 0.68, 44) +
      things(on, fieldThings.farm) +
      vignette(on, 0.2)
    );
  if (kind === 'plant')
    return (
      outdoors(on) + hall(on, height * 0.76) + things(on, fieldThings.plant) + vignette(on, 0.2)
    );
  if (kind in fieldThings)
    return outdoors(on, evening) + things(on, fieldThings[kind]) + vignette(on, 0.2);
  const surface = mood.surfaces[0];
  if (!surface) throw new Error('a mood without surfaces');
  const scene = tableScene(on, surface);
  if (kind === 'people')
    return scene + cooks(on, surface) + things(on, tableThings.people) + vignette(on);
  if (kind === 'parcel')
    return scene + parcels(on, middle, horizonOf(on) + height * 0.28) + vignette(on);
  if (kind === 'equipment')
    return scene + machine(on, middle, horizonOf(on) + height * 0.2, name) + vignette(on);
  if (kind in tableThings) return scene + things(on, tableThings[kind]) + vignette(on);
  throw new Error(`no place "${kind}"`);
}
