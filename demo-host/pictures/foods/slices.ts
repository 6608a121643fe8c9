import { type Canvas, n, radial, shadow } from '../canvas';
import { between } from '../random';

/** The look of a slice: face, rind, and the specks in it. */
export interface Slice {
  readonly face: readonly [centre: string, edge: string];
  readonly rind: string;
  readonly specks?: string;
  /** 0 is round; 1 is the irregular shape of a ham. */
  readonly ham?: number;
}

export const slicesOf = {
  ham: { face: ['#f6b9ac', '#e58f86'], rind: '#b9704f', ham: 1 },
  smokedHam: { face: ['#c9604f', '#a03a35'], rind: '#f3dcc4', ham: 1 },
  sausage: { face: ['#f3b8a6', '#e79c8a'], rind: '#b5543a' },
  turkey: { face: ['#f8e3d2', '#efcdb4'], rind: '#c98a4c', ham: 0.5 },
  roast: { face: ['#d0584f', '#9b3c33'], rind: '#5b2b1a', ham: 0.7 },
  salami: { face: ['#b73a35', '#8e2226'], rind: '#ead9c8', specks: '#f4d9cd' },
  pepper: { face: ['#b0413a', '#862327'], rind: '#3a2c26', specks: '#f2d4c6' },
} as const satisfies Record<string, Slice>;

function outline(r: number, ham: number): string {
  const w = r * (1 + ham * 0.18);
  return `M0 ${n(-r)}C${n(w * (0.62 - ham * 0.1))} ${n(-r * (1 + ham * 0.06))} ${n(w)} ${n(-r * 0.6)} ${n(w)} ${n(r * ham * 0.05)}C${n(w)} ${n(r * 0.58)} ${n(w * 0.55)} ${n(r)} 0 ${n(r * (1 - ham * 0.05))}C${n(-w * 0.6)} ${n(r * (1 - ham * 0.1))} ${n(-w)} ${n(r * 0.5)} ${n(-w)} ${n(-ham * r * 0.08)}C${n(-w)} ${n(-r * 0.62)} ${n(-w * 0.52)} ${n(-r * (1 - ham * 0.12))} 0 ${n(-r)}Z`;
}

/** One slice with its middle at (x, y); `flat` squeezes it as it lies on the table. */
export function slice(
  on: Canvas,
  x: number,
  y: number,
  r: number,
  look: Slice,
  { flat = 1, turn = 0, drop = 0.3 } = {},
): string {
  const [definition, paint] = radial(
    on,
    [
      [0, look.face[0]],
      [1, look.face[1]],
    ],
    'cx=".42" cy=".36" r=".75"',
  );
  const d = outline(r, look.ham ?? 0);
  const specks = look.specks
    ? Array.from({ length: 26 }, () => {
        const angle = between(on.random, 0, 6.28);
        const reach = Math.sqrt(on.random()) * r * 0.84;
        return `<ellipse cx="${n(Math.cos(angle) * reach)}" cy="${n(Math.sin(angle) * reach)}" rx="${n(r * between(on.random, 0.03, 0.085))}" ry="${n(r * between(on.random, 0.025, 0.06))}" transform="rotate(${n(between(on.random, 0, 90))})" fill="${look.specks}"/>`;
      }).join('')
    : look.ham
      ? `<path d="M${n(-r * 0.5)} ${n(r * 0.2)}Q${n(-r * 0.05)} ${n(-r * 0.3)} ${n(r * 0.62)} ${n(-r * 0.1)}M${n(-r * 0.2)} ${n(r * 0.55)}Q${n(r * 0.1)} ${n(r * 0.2)} ${n(r * 0.5)} ${n(r * 0.4)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${n(r * 0.045)}" stroke-linecap="round"/>`
      : '';
  const thick = r * 0.07;
  return [
    definition,
    drop
      ? shadow(on, x + r * 0.08, y + r * 0.14 * flat + thick, r * 1.22, r * 1.16 * flat, drop)
      : '',
    `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${flat}) rotate(${n(turn)})">`,
    `<path d="${d}" fill="${look.rind}" transform="translate(0 ${n(thick)})"/>`,
    `<path d="${d}" fill="${look.rind}"/>`,
    `<path d="${d}" fill="${paint}" transform="scale(.93)"/>`,
    specks,
    '</g>',
  ].join('');
}

/** A fan of slices from left to right. */
export function fan(
  on: Canvas,
  x: number,
  y: number,
  r: number,
  look: Slice,
  count: number,
  step: number,
  flat = 1,
): string {
  return Array.from({ length: count }, (_, index) =>
    slice(on, x + (index - (count - 1) / 2) * step, y + Math.sin(index * 2) * r * 0.03, r, look, {
      flat,
      turn: index * 14 - 20,
      drop: 0.28,
    }),
  ).join('');
}
