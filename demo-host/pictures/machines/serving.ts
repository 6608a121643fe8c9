import { linear } from '../canvas';
import { feet, ink, knobs, line, type Pen, shade } from './pen';

/** A tall cabinet with shelves behind glass, warm or cold. */
export function cabinet(pen: Pen, shelves: readonly (readonly string[])[]): string {
  const { on, box, food, steel } = pen;
  const [light, paint] = linear(on, [
    [0, '#fff3c4'],
    [1, '#f3b64a'],
  ]);
  const rows = shelves.map((names, index) => {
    const foot = -24 + index * 16;
    const foods = names.map((name, place) => food(name, -17 + place * 17, foot + 0.6, 12.5));
    return `${foods.join('')}${box(-28, foot, 56, 1.4, '#f7f8f9')}${box(-28, foot + 1.4, 56, 0.8, shade)}`;
  });
  return [
    light,
    feet(pen, 31),
    box(-31, -46, 62, 63, steel),
    box(-28, -40, 56, 49, paint),
    ...rows,
    box(-28, -40, 56, 49, '#fff', 'fill-opacity=".12" stroke="#8f979c"'),
    box(-24, -39, 3, 47, '#fff', 'fill-opacity=".35"'),
    box(-31, -47, 62, 6, ink),
    box(-8, -45, 16, 2, '#ffd36b'),
    knobs(pen, -24, 13, 2),
  ].join('');
}

/** A counter with a bent glass and cold light. */
export function display(pen: Pen): string {
  const { on, box, path, food, steel } = pen;
  const [light, paint] = linear(on, [
    [0, '#f4fbff'],
    [1, '#b9dcec'],
  ]);
  const foods = [
    food('green-salad', -24, 4, 15),
    food('sandwich', -8, 4, 14),
    food('cheese-wedge', 8, 4, 14),
    food('shortcake', 24, 4, 14),
    food('beverage-box', -16, -12.6, 12),
    food('glass-of-milk', -2, -12.6, 11),
    food('cupcake', 12, -12.6, 11),
  ];
  return [
    light,
    feet(pen, 40),
    path('M-38,4L-36,-32L22,-32Q38,-28 40,4Z', paint),
    ...foods,
    box(-36, -13, 68, 1.4, '#8fb2c1'),
    path('M-38,4L-36,-32L22,-32Q38,-28 40,4Z', '#fff', 'fill-opacity=".14" stroke="#8f979c"'),
    path('M24,-30Q35,-26 37,2L33,2Q31,-24 20,-30Z', '#fff', 'fill-opacity=".55"'),
    box(-38, -35, 62, 4, steel),
    box(-40, 4, 80, 13, steel),
    box(-40, 4, 80, 2.4, ink),
    box(-34, 9, 30, 5, shade, 'fill-opacity=".5"'),
    box(20, 9, 13, 4.6, ink),
    box(22, 10.2, 6, 2.2, '#6fd3ff'),
  ].join('');
}

/** Pumps for ketchup, mustard and mayonnaise in a rack. */
export function dispenser(pen: Pen): string {
  const { on, box, oval, path, steel } = pen;
  const jar = (cx: number, main: string, deep: string) => {
    const [definition, paint] = linear(
      on,
      [
        [0, main],
        [0.35, main],
        [1, deep],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    );
    return [
      definition,
      path(`M${cx - 10},-16L${cx - 10},6Q${cx},10 ${cx + 10},6L${cx + 10},-16Z`, paint),
      box(cx - 7.6, -13, 2.6, 16, '#fff', 'fill-opacity=".45"'),
      oval(cx, -16, 10.6, 3.2, '#dfe3e6'),
      oval(cx, -17, 9.4, 2.6, '#f6f7f8'),
      path(`M${cx},-18L${cx},-32`, 'none', line(pen, '#aeb5ba', 2.2)),
      path(`M${cx},-28Q${cx + 9},-30 ${cx + 9},-22`, 'none', line(pen, '#c6cbcf', 2)),
      oval(cx, -33, 5.4, 2, ink),
      oval(cx, -34.2, 5.4, 2, '#4a5157'),
    ].join('');
  };
  return [
    feet(pen, 38),
    path('M-38,2L38,2L38,-8L-38,-8Z', shade),
    jar(-24, '#d3271f', '#8c120f'),
    jar(0, '#f5c21c', '#b98208'),
    jar(24, '#fdf6e3', '#d3c49c'),
    box(-38, 1, 76, 16, steel),
    box(-36, 2.4, 72, 2, '#fff', 'fill-opacity=".6"'),
    box(-31, 7, 14, 6, '#d3271f'),
    box(-7, 7, 14, 6, '#f5c21c'),
    box(17, 7, 14, 6, '#fdf6e3'),
  ].join('');
}

/** Buns half way out of their slots. */
export function toaster(pen: Pen): string {
  const { box, oval, path, steel } = pen;
  const bun = (cx: number) =>
    [
      path(
        `M${cx - 6.4},-20Q${cx - 6.4},-36 ${cx},-36Q${cx + 6.4},-36 ${cx + 6.4},-20Z`,
        '#c8792c',
      ),
      path(
        `M${cx - 4.8},-20Q${cx - 4.8},-33.6 ${cx},-33.6Q${cx + 4.8},-33.6 ${cx + 4.8},-20Z`,
        '#f3d59a',
      ),
      path(
        `M${cx - 3},-27L${cx + 3},-24M${cx - 3},-23L${cx + 2},-21`,
        'none',
        line(pen, '#b97b34', 0.9),
      ),
    ].join('');
  const slots = [-25.5, -8.5, 8.5, 25.5];
  return [
    feet(pen, 36),
    path('M-34,-24Q-34,-27 -31,-27L31,-27Q34,-27 34,-24L37,-16L-37,-16Z', '#e3e7ea'),
    ...slots.map((cx) => oval(cx, -21, 7.4, 2.2, ink)),
    ...slots.map(bun),
    path('M-37,-20L37,-20L37,14Q37,17 34,17L-34,17Q-37,17 -37,14Z', steel),
    box(-34, -17, 68, 2, '#fff', 'fill-opacity=".6"'),
    ...slots.map((cx) => box(cx - 0.7, -11, 1.4, 14, shade) + box(cx - 4, -8, 8, 3.4, ink)),
    knobs(pen, -26, 10, 3),
    box(12, 6.4, 20, 7, ink),
    box(14, 8, 8, 3.6, '#ff8b3d'),
  ].join('');
}
