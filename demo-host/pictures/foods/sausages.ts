import { type Canvas, linear, n, shadow } from '../canvas';
import { between } from '../random';

/** What a sausage is made of: skin in light and shade, and the colour of its grill marks. */
export interface Skin {
  readonly light: string;
  readonly skin: string;
  readonly shade: string;
  readonly marks?: string;
}

export const skins = {
  grill: { light: '#e39a62', skin: '#b4552a', shade: '#74290f', marks: '#4a1a0a' },
  raw: { light: '#eab9a2', skin: '#cf8467', shade: '#9d5540' },
  smoked: { light: '#c9703f', skin: '#8f3a1b', shade: '#571c0b' },
  frank: { light: '#e9a078', skin: '#c8663f', shade: '#8e3a1e' },
  blood: { light: '#6d4038', skin: '#3d1d19', shade: '#1f0c0a' },
} as const satisfies Record<string, Skin>;

/** One sausage lying across (x, y), bent a little, `length` long. */
export function sausage(
  on: Canvas,
  x: number,
  y: number,
  length: number,
  { light, skin, shade, marks }: Skin,
  { turn = 0, thick = 0.2, bend = 0.1 } = {},
): string {
  const [definition, paint] = linear(on, [
    [0, light],
    [0.35, skin],
    [1, shade],
  ]);
  const r = (length * thick) / 2;
  const h = length / 2 - r;
  const b = length * bend;
  const d = `M${n(-h)} ${n(-r)}Q0 ${n(-r - b)} ${n(h)} ${n(-r)}A${n(r)} ${n(r)} 0 0 1 ${n(h)} ${n(r)}Q0 ${n(r - b)} ${n(-h)} ${n(r)}A${n(r)} ${n(r)} 0 0 1 ${n(-h)} ${n(-r)}Z`;
  const knot = (side: number) =>
    `<path d="M${n(side * (h + r * 0.95))} 0l${n(side * r * 0.5)} ${n(-r * 0.28)}q${n(side * r * 0.2)} ${n(r * 0.28)} 0 ${n(r * 0.56)}z" fill="${shade}"/>`;
  const bars = marks
    ? Array.from({ length: 4 }, (_, index) => {
        const at = -h * 0.75 + index * h * 0.5;
        const lift = b * 0.5 * (1 - (at / h) ** 2);
        return `<path d="M${n(at - r * 0.35)} ${n(r * 0.72 - lift)}L${n(at + r * 0.35)} ${n(-r * 0.75 - lift)}"/>`;
      }).join('')
    : '';
  return [
    definition,
    shadow(on, x, y + r * 0.9, length * 0.52, r * 0.9, 0.42),
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">`,
    knot(-1),
    knot(1),
    `<path d="${d}" fill="${paint}"/>`,
    marks
      ? `<g stroke="${marks}" stroke-opacity=".75" stroke-width="${n(r * 0.24)}" stroke-linecap="round">${bars}</g>`
      : '',
    `<path d="M${n(-h * 0.85)} ${n(-r * 0.5 - b * 0.12)}Q0 ${n(-r * 0.55 - b)} ${n(h * 0.7)} ${n(-r * 0.55 - b * 0.2)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="${n(r * 0.22)}" stroke-linecap="round"/>`,
    '</g>',
  ].join('');
}

/** Some sausages side by side, the far ones first. */
export function sausages(
  on: Canvas,
  x: number,
  y: number,
  length: number,
  skin: Skin,
  count = 3,
  options: { turn?: number; thick?: number; bend?: number } = {},
): string {
  const step = length * (options.thick ?? 0.2) * 0.82;
  return Array.from({ length: count }, (_, index) =>
    sausage(
      on,
      x + (index - (count - 1) / 2) * length * 0.06 + between(on.random, -1, 1) * on.unit,
      y + (index - (count - 1) / 2) * step,
      length,
      skin,
      { ...options, turn: (options.turn ?? 0) + between(on.random, -3, 3) },
    ),
  ).join('');
}

/** A ring sausage, as lenkki is sold, standing flat on (x, y). */
export function ring(
  on: Canvas,
  x: number,
  y: number,
  r: number,
  { light, skin, shade }: Skin,
): string {
  const [definition, paint] = linear(on, [
    [0, light],
    [0.5, skin],
    [1, shade],
  ]);
  const arc = (width: number, stroke: string, dy: number, opacity = 1) =>
    `<path d="M${n(x - r * 0.5)} ${n(y - r * 0.52 + dy)}A${n(r)} ${n(r * 0.62)} 0 1 0 ${n(x + r * 0.5)} ${n(y - r * 0.52 + dy)}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
  return `${definition}${shadow(on, x, y + r * 0.42, r * 1.3, r * 0.5, 0.45)}${arc(r * 0.44, shade, r * 0.03)}${arc(r * 0.42, paint, 0)}${arc(r * 0.07, '#fff', -r * 0.1, 0.4)}`;
}
