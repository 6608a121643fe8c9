import { type Canvas, linear, n, radial, shadow } from '../canvas';
import { between } from '../random';

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

/** A bowl of soup: broth, pieces that swim in it, and herbs. */
export function soupBowl(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  broth: readonly [light: string, dark: string],
  pieces: readonly string[],
): string {
  const ry = rx * 0.3;
  const depth = rx * 0.62;
  const [bowl, bowlPaint] = linear(
    on,
    [
      [0, '#fdfbf7'],
      [0.55, '#e7dfd3'],
      [1, '#b5a895'],
    ],
    'x1="0" y1="0" x2="1" y2=".6"',
  );
  const [soup, soupPaint] = radial(on, [
    [0, broth[0]],
    [1, broth[1]],
  ]);
  const swimming = Array.from({ length: 17 }, (_, index) => {
    const angle = between(on.random, 0, 6.28);
    const reach = Math.sqrt(on.random()) * 0.72;
    const px = x + Math.cos(angle) * reach * rx;
    const py = y + Math.sin(angle) * reach * ry + ry * 0.06;
    const size = rx * between(on.random, 0.05, 0.1);
    const colour = pieces[index % pieces.length] as string;
    return `<rect x="${n(px - size)}" y="${n(py - size * 0.5)}" width="${n(size * 2)}" height="${n(size * 1.05)}" rx="${n(size * 0.4)}" transform="rotate(${n(between(on.random, -30, 30))} ${n(px)} ${n(py)})" fill="${colour}"/>`;
  }).join('');
  const herbs = Array.from({ length: 16 }, () => {
    const angle = between(on.random, 0, 6.28);
    const reach = Math.sqrt(on.random()) * 0.66;
    return ellipse(
      x + Math.cos(angle) * reach * rx,
      y + Math.sin(angle) * reach * ry,
      rx * 0.022,
      rx * 0.011,
      '#4f8a34',
    );
  }).join('');
  return [
    bowl,
    soup,
    shadow(on, x + rx * 0.05, y + depth, rx * 1.1, ry * 0.9, 0.5),
    `<path d="M${n(x - rx)} ${n(y)}C${n(x - rx * 0.96)} ${n(y + depth * 0.85)} ${n(x - rx * 0.5)} ${n(y + depth)} ${n(x)} ${n(y + depth)}S${n(x + rx * 0.96)} ${n(y + depth * 0.85)} ${n(x + rx)} ${n(y)}Z" fill="${bowlPaint}"/>`,
    ellipse(x, y, rx, ry, '#fffdf9'),
    ellipse(x, y + ry * 0.05, rx * 0.93, ry * 0.88, '#cdbfa9'),
    ellipse(x, y + ry * 0.1, rx * 0.88, ry * 0.8, soupPaint),
    swimming,
    herbs,
    `<path d="M${n(x - rx * 0.6)} ${n(y - ry * 0.42)}Q${n(x - rx * 0.2)} ${n(y - ry * 0.66)} ${n(x + rx * 0.25)} ${n(y - ry * 0.6)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${n(rx * 0.025)}" stroke-linecap="round"/>`,
  ].join('');
}

/** An oven dish with a golden crust. */
export function casserole(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  crust = ['#f4cf7e', '#cf8a35', '#8d4d17'],
): string {
  const ry = rx * 0.34;
  const depth = rx * 0.34;
  const [dish, dishPaint] = linear(
    on,
    [
      [0, '#5b87a6'],
      [0.5, '#3c6585'],
      [1, '#244358'],
    ],
    'x1="0" y1="0" x2="1" y2=".3"',
  );
  const [top, topPaint] = radial(on, [
    [0, crust[0] as string],
    [0.75, crust[1] as string],
    [1, crust[2] as string],
  ]);
  const handle = (side: number) =>
    `<rect x="${n(x + side * rx * 1.02 - rx * 0.12)}" y="${n(y - ry * 0.12)}" width="${n(rx * 0.24)}" height="${n(ry * 0.42)}" rx="${n(ry * 0.2)}" fill="#2f5570"/>`;
  const spots = Array.from({ length: 26 }, () => {
    const angle = between(on.random, 0, 6.28);
    const reach = Math.sqrt(on.random()) * 0.8;
    return `<ellipse cx="${n(x + Math.cos(angle) * reach * rx)}" cy="${n(y + Math.sin(angle) * reach * ry)}" rx="${n(rx * between(on.random, 0.03, 0.09))}" ry="${n(rx * between(on.random, 0.012, 0.03))}" fill="${on.random() > 0.45 ? crust[2] : '#fbe6ae'}" fill-opacity="${on.random() > 0.5 ? 0.5 : 0.7}"/>`;
  }).join('');
  return [
    dish,
    top,
    shadow(on, x, y + depth + ry * 0.9, rx * 1.2, ry * 0.8, 0.55),
    handle(-1),
    handle(1),
    `<path d="M${n(x - rx)} ${n(y)}L${n(x - rx * 0.93)} ${n(y + depth)}A${n(rx * 0.93)} ${n(ry * 0.95)} 0 0 0 ${n(x + rx * 0.93)} ${n(y + depth)}L${n(x + rx)} ${n(y)}Z" fill="${dishPaint}"/>`,
    ellipse(x, y, rx, ry, '#7fa9c4'),
    ellipse(x, y + ry * 0.04, rx * 0.94, ry * 0.88, topPaint),
    spots,
  ].join('');
}

/** Mashed potatoes or rice: a soft mound. */
export function mound(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  colours = ['#fff8e1', '#e5cf94'],
): string {
  const [definition, paint] = radial(
    on,
    [
      [0, colours[0] as string],
      [1, colours[1] as string],
    ],
    'cx=".4" cy=".25" r=".8"',
  );
  return `${definition}<path d="M${n(x - rx)} ${n(y)}C${n(x - rx)} ${n(y - rx * 0.5)} ${n(x - rx * 0.5)} ${n(y - rx * 0.42)} ${n(x - rx * 0.3)} ${n(y - rx * 0.62)}S${n(x + rx * 0.4)} ${n(y - rx * 0.7)} ${n(x + rx * 0.5)} ${n(y - rx * 0.46)}S${n(x + rx)} ${n(y - rx * 0.4)} ${n(x + rx)} ${n(y)}C${n(x + rx)} ${n(y + rx * 0.3)} ${n(x - rx)} ${n(y + rx * 0.3)} ${n(x - rx)} ${n(y)}Z" fill="${paint}"/>`;
}

/** Long strips of pasta under a sauce. */
export function noodles(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  colours = ['#f6dc92', '#e2b75a', '#c48f37'],
): string {
  const strands = Array.from({ length: 46 }, () => {
    const a = between(on.random, 0, 6.28);
    const r0 = Math.sqrt(on.random()) * 0.7;
    const px = x + Math.cos(a) * r0 * rx;
    const py = y - rx * 0.16 + Math.sin(a) * r0 * rx * 0.36;
    const w = rx * between(on.random, 0.3, 0.55);
    const colour = colours[Math.floor(on.random() * colours.length)] as string;
    return `<path d="M${n(px - w * 0.5)} ${n(py)}q${n(w * 0.25)} ${n(-w * between(on.random, 0.25, 0.5))} ${n(w * 0.5)} 0t${n(w * 0.4)} ${n(between(on.random, -0.1, 0.15) * w)}" stroke="${colour}"/>`;
  }).join('');
  return `${shadow(on, x, y + rx * 0.1, rx, rx * 0.3, 0.35)}<ellipse cx="${n(x)}" cy="${n(y - rx * 0.1)}" rx="${n(rx * 0.86)}" ry="${n(rx * 0.36)}" fill="${colours[2]}"/><g fill="none" stroke-width="${n(rx * 0.05)}" stroke-linecap="round">${strands}</g>`;
}

/** A frying pan with what is fried in it, in pieces of the given colours. */
export function skillet(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  pieces: readonly string[],
  bed: string,
): string {
  const ry = rx * 0.34;
  const [metal, metalPaint] = linear(on, [
    [0, '#55585b'],
    [1, '#17191b'],
  ]);
  const food = Array.from({ length: 54 }, (_, index) => {
    const angle = between(on.random, 0, 6.28);
    const reach = Math.sqrt(on.random()) * 0.82;
    const px = x + Math.cos(angle) * reach * rx * 0.88;
    const py = y + Math.sin(angle) * reach * ry * 0.86;
    const size = rx * between(on.random, 0.055, 0.11);
    const colour = pieces[index % pieces.length] as string;
    const turn = n(between(on.random, -40, 40));
    const box = (dy: number, fill: string) =>
      `<rect x="${n(px - size)}" y="${n(py - size * 0.6 + dy)}" width="${n(size * 2)}" height="${n(size * 1.15)}" rx="${n(size * 0.45)}" transform="rotate(${turn} ${n(px)} ${n(py)})" fill="${fill}"/>`;
    return { py, markup: box(size * 0.3, '#00000055') + box(0, colour) };
  });
  food.sort((a, b) => a.py - b.py);
  return [
    metal,
    shadow(on, x, y + ry * 1.1, rx * 1.15, ry * 0.8, 0.55),
    `<path d="M${n(x + rx * 0.9)} ${n(y + ry * 0.25)}l${n(rx * 0.62)} ${n(ry * 0.5)}" stroke="#1b1d1f" stroke-width="${n(rx * 0.13)}" stroke-linecap="round"/>`,
    `<path d="M${n(x - rx)} ${n(y)}Q${n(x - rx * 0.86)} ${n(y + ry * 1.55)} ${n(x)} ${n(y + ry * 1.5)}T${n(x + rx)} ${n(y)}Z" fill="${metalPaint}"/>`,
    ellipse(x, y, rx, ry, '#6f7478'),
    ellipse(x, y + ry * 0.04, rx * 0.94, ry * 0.9, '#232628'),
    ellipse(x, y + ry * 0.06, rx * 0.86, ry * 0.8, bed),
    ...food.map(({ markup }) => markup),
  ].join('');
}

/** A whole pizza lying on a board. */
export function wholePizza(on: Canvas, x: number, y: number, rx: number): string {
  const ry = rx * 0.36;
  const [crust, crustPaint] = linear(on, [
    [0, '#e9b765'],
    [1, '#b0712c'],
  ]);
  const [cheese, cheesePaint] = radial(on, [
    [0, '#fbdc7c'],
    [0.8, '#f0b545'],
    [1, '#c9532b'],
  ]);
  const spot = (reach: number, angle: number, size: number, fill: string, inner = '') => {
    const px = x + Math.cos(angle) * reach * rx;
    const py = y + Math.sin(angle) * reach * ry;
    return (
      ellipse(px, py + size * 0.08, size, size * 0.42, '#7a2316') +
      ellipse(px, py, size, size * 0.4, fill) +
      (inner ? ellipse(px - size * 0.2, py - size * 0.08, size * 0.4, size * 0.14, inner) : '')
    );
  };
  const salami = Array.from({ length: 11 }, (_, index) =>
    spot(
      index < 4 ? 0.28 : 0.64,
      index * (index < 4 ? 1.57 : 0.9) + 0.4,
      rx * 0.13,
      '#b8322a',
      '#d86a55',
    ),
  );
  const leaves = Array.from({ length: 9 }, () => {
    const angle = between(on.random, 0, 6.28);
    const reach = Math.sqrt(on.random()) * 0.74;
    return `<ellipse cx="${n(x + Math.cos(angle) * reach * rx)}" cy="${n(y + Math.sin(angle) * reach * ry)}" rx="${n(rx * 0.07)}" ry="${n(rx * 0.025)}" fill="#4f8f35" transform="rotate(${n(between(on.random, -35, 35))} ${n(x + Math.cos(angle) * reach * rx)} ${n(y + Math.sin(angle) * reach * ry)})"/>`;
  });
  return [
    crust,
    cheese,
    shadow(on, x, y + ry * 0.7, rx * 1.12, ry * 0.7, 0.5),
    ellipse(x, y + ry * 0.14, rx, ry, '#8d551d'),
    ellipse(x, y, rx, ry, crustPaint),
    ellipse(x, y, rx * 0.88, ry * 0.86, cheesePaint),
    ...salami,
    ...leaves,
  ].join('');
}
