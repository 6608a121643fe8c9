import { art } from './art';
import { type Random, seeded } from './random';

/** What a scene is drawn on: its size, a unit (1 % of the shorter side), and its own chance. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly random: Random;
  /** A fresh id for a gradient or a clip. */
  readonly id: () => string;
}

/** A canvas whose chance depends on the name alone, so that a picture is always the same. */
export function canvas(width: number, height: number, name: string): Canvas {
  let count = 0;
  return {
    width,
    height,
    unit: Math.min(width, height) / 100,
    random: seeded(name),
    id: () => `p${(count++).toString(36)}`,
  };
}

/** A number as short as a picture needs it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Defines a linear gradient (from top to bottom unless said) and gives its definition and paint. */
export function linear(
  { id }: Canvas,
  list: readonly Stop[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): readonly [definition: string, paint: string] {
  const name = id();
  return [
    `<linearGradient id="${name}" ${direction}>${stops(list)}</linearGradient>`,
    `url(#${name})`,
  ];
}

/** Defines a radial gradient. */
export function radial(
  { id }: Canvas,
  list: readonly Stop[],
  position = '',
): readonly [definition: string, paint: string] {
  const name = id();
  return [
    `<radialGradient id="${name}" ${position}>${stops(list)}</radialGradient>`,
    `url(#${name})`,
  ];
}

/** A soft shadow on the table. */
export function shadow(
  on: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  dark = 0.4,
): string {
  const [definition, paint] = radial(on, [
    [0, '#180a04', dark],
    [0.55, '#180a04', dark * 0.55],
    [1, '#180a04', 0],
  ]);
  return `${definition}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"/>`;
}

/**
 * A piece of artwork standing at (x, y): y is where its foot is, size its height; with a contact
 * shadow. `turn` in degrees; `flat` below 1 lays it down; `body` gives a changed one.
 */
export function stand(
  on: Canvas,
  name: string,
  x: number,
  y: number,
  size: number,
  { turn = 0, flip = false, ground = true, flat = 1, body = art(name) } = {},
): string {
  const scale = size / 128;
  const centre = `translate(${n(x)} ${n(y - size * 0.47 * flat)}) scale(${flip ? -1 : 1} ${flat}) rotate(${turn}) scale(${scale.toFixed(3)}) translate(-64 -64)`;
  return `${ground ? shadow(on, x, y - size * 0.02, size * 0.5, size * 0.11) : ''}<g transform="${centre}">${body}</g>`;
}
