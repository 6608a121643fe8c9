import { art, roasted } from '../art';
import { type Canvas, linear, n, radial, shadow, stand } from '../canvas';
import { between } from '../random';

/** A heap of mince: many short strands. */
export function mince(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  [dark, mid, light] = ['#a33330', '#cf5a52', '#f0a397'],
): string {
  const strand = (depth: number) => {
    const angle = between(on.random, 0, 6.28);
    const reach = Math.sqrt(on.random()) * 0.92;
    const px = x + Math.cos(angle) * reach * rx;
    const py = y + Math.sin(angle) * reach * ry;
    const length = rx * between(on.random, 0.14, 0.26);
    const colour = depth < 0.35 ? dark : on.random() > 0.22 ? mid : light;
    return `<path d="M${n(px)} ${n(py)}q${n(length * 0.5)} ${n(between(on.random, -0.5, 0.5) * length)} ${n(length * (on.random() > 0.5 ? 1 : -1))} ${n(between(on.random, -0.3, 0.3) * length)}" stroke="${colour}"/>`;
  };
  const strands = Array.from({ length: 120 }, (_, index) => strand(index / 120)).join('');
  return `${shadow(on, x, y + ry * 0.7, rx * 1.2, ry * 0.7)}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.96)}" ry="${n(ry * 0.95)}" fill="${dark}"/><g fill="none" stroke-linecap="round" stroke-width="${n(rx * 0.075)}">${strands}</g>`;
}

/** A poultry fillet: pale pink, in the colour of its marinade, or golden when `roast`. */
export function fillet(
  on: Canvas,
  x: number,
  y: number,
  length: number,
  {
    turn = 0,
    roast = false,
    herbs = false,
    marinade,
  }: { turn?: number; roast?: boolean; herbs?: boolean; marinade?: string | undefined } = {},
): string {
  const [definition, paint] = linear(
    on,
    roast
      ? [
          [0, '#f0be72'],
          [0.6, '#d08a3c'],
          [1, '#94541d'],
        ]
      : [
          [0, marinade ?? '#fbe0d2'],
          [0.6, marinade ?? '#f3c2b0'],
          [1, marinade ? '#8d4a1c' : '#dd9a88'],
        ],
  );
  const l = length / 2;
  const d = `M${n(-l)} ${n(l * 0.06)}C${n(-l * 0.95)} ${n(-l * 0.4)} ${n(-l * 0.3)} ${n(-l * 0.52)} ${n(l * 0.2)} ${n(-l * 0.36)}C${n(l * 0.62)} ${n(-l * 0.26)} ${n(l * 0.95)} ${n(-l * 0.1)} ${n(l)} ${n(l * 0.06)}C${n(l * 0.8)} ${n(l * 0.24)} ${n(l * 0.35)} ${n(l * 0.4)} ${n(-l * 0.15)} ${n(l * 0.42)}C${n(-l * 0.7)} ${n(l * 0.44)} ${n(-l * 1.02)} ${n(l * 0.32)} ${n(-l)} ${n(l * 0.06)}Z`;
  const lines = roast
    ? `<g stroke="#6d3810" stroke-opacity=".6" stroke-width="${n(l * 0.06)}" stroke-linecap="round"><path d="M${n(-l * 0.62)} ${n(l * 0.22)}L${n(-l * 0.38)} ${n(-l * 0.26)}M${n(-l * 0.18)} ${n(l * 0.3)}L${n(l * 0.06)} ${n(-l * 0.26)}M${n(l * 0.28)} ${n(l * 0.22)}L${n(l * 0.46)} ${n(-l * 0.14)}"/></g>`
    : `<g fill="none" stroke="#fff" stroke-opacity="${marinade ? 0.25 : 0.6}" stroke-width="${n(l * 0.03)}" stroke-linecap="round"><path d="M${n(-l * 0.7)} ${n(-l * 0.1)}Q0 ${n(-l * 0.34)} ${n(l * 0.7)} 0M${n(-l * 0.6)} ${n(l * 0.1)}Q0 ${n(-l * 0.1)} ${n(l * 0.6)} ${n(l * 0.1)}"/></g>`;
  const leaves = herbs
    ? Array.from({ length: 9 }, () => {
        const px = between(on.random, -0.75, 0.7) * l;
        const py = between(on.random, -0.26, 0.28) * l;
        return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(l * 0.045)}" ry="${n(l * 0.018)}" transform="rotate(${n(between(on.random, 0, 180))} ${n(px)} ${n(py)})" fill="#4d7a2c"/>`;
      }).join('')
    : '';
  return `${definition}${shadow(on, x, y + l * 0.4, l * 1.1, l * 0.22)}<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><path d="${d}" fill="${paint}"/>${lines}${leaves}</g>`;
}

const joints = {
  raw: {
    skin: ['#e07a70', '#b23535', '#761a20'],
    face: ['#e8746c', '#b83238'],
    fat: '#fbe3d3',
  },
  pork: {
    skin: ['#f3b3a6', '#d98078', '#b05a55'],
    face: ['#f0a79c', '#d98078'],
    fat: '#fdeee4',
  },
  roast: {
    skin: ['#b9703a', '#7c3a17', '#451a08'],
    face: ['#d98a78', '#a64a3c'],
    fat: '#e9c48c',
  },
} as const;

/** A joint of meat tied with string. */
export function joint(
  on: Canvas,
  x: number,
  y: number,
  length: number,
  look: keyof typeof joints = 'raw',
): string {
  const { skin, face, fat } = joints[look];
  const [definition, paint] = linear(on, [
    [0, skin[0]],
    [0.5, skin[1]],
    [1, skin[2]],
  ]);
  const l = length / 2;
  const body = `M${n(-l)} 0C${n(-l)} ${n(-l * 0.55)} ${n(-l * 0.55)} ${n(-l * 0.58)} 0 ${n(-l * 0.56)}C${n(l * 0.5)} ${n(-l * 0.56)} ${n(l * 0.72)} ${n(-l * 0.5)} ${n(l * 0.8)} ${n(-l * 0.34)}L${n(l * 0.8)} ${n(l * 0.36)}C${n(l * 0.6)} ${n(l * 0.46)} ${n(-l)} ${n(l * 0.6)} ${n(-l)} 0Z`;
  const cord = [-0.62, -0.24, 0.14, 0.5]
    .map(
      (at) =>
        `<path d="M${n(l * at)} ${n(-l * 0.56)}Q${n(l * (at + 0.13))} 0 ${n(l * at)} ${n(l * 0.46)}"/>`,
    )
    .join('');
  return [
    definition,
    shadow(on, x, y + l * 0.44, l * 1.15, l * 0.2, 0.5),
    `<g transform="translate(${n(x)} ${n(y)})">`,
    `<path d="${body}" fill="${paint}"/>`,
    `<path d="M${n(-l * 0.86)} ${n(-l * 0.3)}C${n(-l * 0.5)} ${n(-l * 0.52)} ${n(l * 0.2)} ${n(-l * 0.54)} ${n(l * 0.66)} ${n(-l * 0.44)}" fill="none" stroke="${fat}" stroke-opacity=".85" stroke-width="${n(l * 0.09)}" stroke-linecap="round"/>`,
    `<g fill="none" stroke="#f5ead8" stroke-width="${n(l * 0.035)}" stroke-opacity=".9">${cord}</g>`,
    `<ellipse cx="${n(l * 0.8)}" cy="0" rx="${n(l * 0.22)}" ry="${n(l * 0.37)}" fill="${fat}"/>`,
    `<ellipse cx="${n(l * 0.81)}" cy="0" rx="${n(l * 0.18)}" ry="${n(l * 0.32)}" fill="${face[1]}"/>`,
    `<ellipse cx="${n(l * 0.8)}" cy="${n(-l * 0.03)}" rx="${n(l * 0.12)}" ry="${n(l * 0.22)}" fill="${face[0]}"/>`,
    '</g>',
  ].join('');
}

/** A steak lying on (x, y): raw with its rim of fat, or grilled. */
export const steak = (on: Canvas, x: number, y: number, size: number, grilled = false, turn = 0) =>
  stand(on, 'cut-of-meat', x, y, size, {
    turn,
    flat: 0.72,
    body: grilled ? roasted(art('cut-of-meat')) : art('cut-of-meat'),
  });

/** Round things in rows: meatballs, patties' little sisters; the far ones first. */
export function balls(
  on: Canvas,
  x: number,
  y: number,
  r: number,
  rows: readonly number[],
  [light, dark] = ['#b9783f', '#5d2d10'],
): string {
  const [definition, paint] = radial(
    on,
    [
      [0, light],
      [1, dark],
    ],
    'cx=".38" cy=".3" r=".75"',
  );
  const [gloss, glossPaint] = radial(on, [
    [0, '#fff', 0.55],
    [1, '#fff', 0],
  ]);
  const one = (cx: number, cy: number) =>
    `${shadow(on, cx, cy + r * 0.8, r * 1.15, r * 0.45, 0.5)}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${paint}"/><ellipse cx="${n(cx - r * 0.3)}" cy="${n(cy - r * 0.4)}" rx="${n(r * 0.32)}" ry="${n(r * 0.2)}" fill="${glossPaint}"/>`;
  const all = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) =>
      one(
        x + (index - (count - 1) / 2) * r * 1.85 + between(on.random, -0.12, 0.12) * r,
        y + row * r * 0.9 + between(on.random, -0.1, 0.1) * r,
      ),
    ),
  );
  return definition + gloss + all.join('');
}

/** A burger patty lying flat. */
export function patty(on: Canvas, x: number, y: number, rx: number, raw = true): string {
  const [top, side, dots] = raw
    ? ['#d6645c', '#9e3434', '#f2b5a8']
    : ['#7a431f', '#4b230d', '#9a6233'];
  const ry = rx * 0.36;
  const marks = Array.from({ length: 22 }, () => {
    const angle = between(on.random, 0, 6.28);
    const reach = Math.sqrt(on.random()) * 0.85;
    return `<ellipse cx="${n(x + Math.cos(angle) * reach * rx)}" cy="${n(y + Math.sin(angle) * reach * ry)}" rx="${n(rx * 0.05)}" ry="${n(ry * 0.07)}" fill="${dots}" fill-opacity=".7"/>`;
  }).join('');
  return `${shadow(on, x, y + ry, rx * 1.15, ry * 0.9, 0.5)}<ellipse cx="${n(x)}" cy="${n(y + ry * 0.45)}" rx="${n(rx)}" ry="${n(ry)}" fill="${side}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${top}"/>${marks}`;
}
