import { steam } from '../backdrops';
import { linear, n, radial } from '../canvas';
import { sausage, sausages, skins } from '../foods/sausages';
import { between } from '../random';
import { feet, glass, ink, knobs, line, type Pen, shade } from './pen';

/** Rollers with sausages under glass. */
export function roller(pen: Pen, count: number): string {
  const { on, x, y, box, steel } = pen;
  const half = count > 4 ? 40 : 34;
  const top = count > 4 ? -38 : -32;
  const rollers = Array.from({ length: count + 1 }, (_, index) =>
    box(-half + 5, -5 - index * 4.6, half * 2 - 10, 1.8, '#aeb5ba'),
  );
  const links = Array.from({ length: count }, (_, index) =>
    sausage(on, x, y - (6.4 + index * 4.6) * on.unit, (half * 2 - 18) * on.unit, skins.frank, {
      thick: 4.4 / (half * 2 - 18),
      bend: 0,
    }),
  );
  return [
    feet(pen, half),
    box(-half, -1, half * 2, 18, steel),
    box(-half + 2, top, half * 2 - 4, -top - 1, '#fff', glass),
    ...rollers,
    ...links.reverse(),
    box(-half + 2, top, half * 2 - 4, 3.4, steel),
    knobs(pen, -half + 8, 8, 3),
    box(half - 15, 4, 10, 7, ink),
  ].join('');
}

/** A kettle for frankfurters with a tap. */
export function kettle(pen: Pen): string {
  const { on, x, y, box, oval, path, steel } = pen;
  return [
    feet(pen, 26),
    path('M-27,-22L-27,12Q-27,18 0,18Q27,18 27,12L27,-22Z', steel),
    path('M-27,-4Q0,2 27,-4', 'none', line(pen, shade, 0.5)),
    oval(0, -22, 28.6, 8.4, '#e9ecee'),
    oval(0, -21.6, 25.6, 6.8, '#5a4a3c'),
    oval(0, -20.6, 24, 5.6, '#c9a27a'),
    sausages(on, x - 3 * on.unit, y - 24 * on.unit, 30 * on.unit, skins.frank, 3, {
      thick: 0.15,
      turn: -8,
    }),
    path('M-27,-14L-33,-14L-33,-8L-27,-8M27,-14L33,-14L33,-8L27,-8', 'none', line(pen, ink, 1.6)),
    box(-2, 8, 4, 5, shade),
    path('M0,12L0,17M-4,8L4,8', 'none', line(pen, ink, 1.6)),
    knobs(pen, 10, 8, 1),
    steam(on, x + 2 * on.unit, y - 27 * on.unit, 22 * on.unit),
  ].join('');
}

/** Meat on a spit before glowing bars, with the round knife that cuts it. */
export function kebab(pen: Pen): string {
  const { on, box, oval, path, steel, dark } = pen;
  const [meat, paint] = linear(
    on,
    [
      [0, '#6b3014'],
      [0.4, '#b8672f'],
      [1, '#7b3a18'],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const [fire, fireplace] = linear(on, [
    [0, '#ffb347'],
    [1, '#e8501c'],
  ]);
  const layers = Array.from({ length: 15 }, (_, index) => {
    const cy = -36 + index * 2.8;
    const half = 15 - index * 0.55;
    const dip = between(on.random, 1.2, 2.6);
    return path(
      `M${n(-6 - half)},${n(cy)}Q-6,${n(cy + dip * 2)} ${n(-6 + half)},${n(cy)}`,
      'none',
      `${line(pen, index % 3 ? '#57260e' : '#d98b4a', 0.7)} stroke-opacity=".7"`,
    );
  });
  const bars = [12.5, 18, 23.5].map((left) => box(left, -38, 3.6, 42, fireplace));
  return [
    meat,
    fire,
    feet(pen, 30),
    box(9, -44, 23, 54, steel),
    box(11, -41, 19, 48, dark),
    ...bars,
    box(-32, 8, 64, 9, steel),
    oval(-6, 7, 21, 3.6, '#6f767b'),
    path('M-6,-48L-6,8', 'none', line(pen, '#9aa1a6', 1.4)),
    path('M-22,-38Q-6,-46 10,-38Q9,-12 2,5Q-6,9 -14,5Q-21,-12 -22,-38Z', paint),
    ...layers,
    path('M-30,-6L-38,10', 'none', line(pen, ink, 4.4)),
    oval(-28, -10, 6.6, 7.4, '#e7eaec'),
    oval(-28, -10, 2, 2.3, shade),
    knobs(pen, -22, 12.6, 2),
  ].join('');
}

/** A flat plate with patties and eggs. */
export function griddle(pen: Pen): string {
  const { on, x, y, box, oval, path, steel, dark } = pen;
  const patties = [-24, -9, 6].map(
    (cx, index) =>
      oval(cx, -8.4 + (index % 2), 6.4, 2.6, '#3d1c0c') +
      oval(cx, -9.2 + (index % 2), 6.2, 2.4, '#7a3f1d'),
  );
  return [
    feet(pen, 40),
    path('M-34,-22L34,-22L34,-14L-34,-14Z', steel),
    path('M-34,-15L34,-15L40,0L-40,0Z', dark),
    path('M-34,-15L34,-15L35,-12.4L-35,-12.4Z', '#fff', 'fill-opacity=".12"'),
    ...patties,
    oval(24, -7, 7.4, 3, '#fdfaf2'),
    oval(23.4, -7.8, 2.6, 1.4, '#f7b92e'),
    path('M-16,-3L2,-2.2', 'none', line(pen, '#c9ced2', 2.4)),
    path('M2,-2.2L18,-3.4', 'none', line(pen, '#5d3616', 1.6)),
    box(-40, 0, 80, 17, steel),
    box(-38, 1, 76, 2.2, '#fff', 'fill-opacity=".6"'),
    knobs(pen, -28, 9.4, 3),
    box(12, 6, 22, 7, ink),
    steam(on, x - 12 * on.unit, y - 12 * on.unit, 24 * on.unit),
  ].join('');
}

/** Two baskets of fries over hot oil. */
export function fryer(pen: Pen): string {
  const { on, box, oval, path, steel } = pen;
  const basket = (cx: number) => {
    const fries = Array.from({ length: 17 }, (_, index) => {
      const left = cx - 10 + index * 1.25;
      const lift = between(on.random, 5, 10);
      const tilt = between(on.random, -1.6, 1.6);
      return path(
        `M${n(left)},-17L${n(left + tilt)},${n(-17 - lift)}`,
        'none',
        line(pen, index % 2 ? '#f6c445' : '#e3a126', 1.7),
      );
    });
    const mesh = Array.from({ length: 8 }, (_, index) => {
      const left = cx - 10.5 + index * 3;
      return `M${left},-18L${n(cx + (left - cx) * 0.84)},-7`;
    }).join('');
    return [
      ...fries,
      path(
        `M${cx - 12},-19L${cx + 12},-19L${cx + 10},-6L${cx - 10},-6Z`,
        '#e3a126',
        'fill-opacity=".75"',
      ),
      path(
        `M${cx - 12},-19L${cx + 12},-19L${cx + 10},-6L${cx - 10},-6Z${mesh}M${cx - 11.5},-14.5L${cx + 11.5},-14.5M${cx - 11},-10.5L${cx + 11},-10.5`,
        'none',
        line(pen, '#6f767b', 0.55),
      ),
      path(`M${cx},-14L${cx},6`, 'none', line(pen, '#9aa1a6', 1.2)),
      path(`M${cx},0L${cx},7`, 'none', line(pen, ink, 2.6)),
    ].join('');
  };
  return [
    feet(pen, 36),
    box(-36, -40, 72, 12, steel),
    knobs(pen, -24, -34, 2),
    knobs(pen, 10, -34, 2),
    box(-36, -28, 72, 26, '#9aa1a6'),
    oval(-17, -4, 14.4, 4.4, '#3b2c14'),
    oval(17, -4, 14.4, 4.4, '#3b2c14'),
    oval(-17, -3.4, 13, 3.6, '#c98a1b'),
    oval(17, -3.4, 13, 3.6, '#c98a1b'),
    path('M-36,-4L-36,17L36,17L36,-4L33,-4Q17,4 1,-3L-1,-3Q-17,4 -33,-4Z', steel),
    basket(-17),
    basket(17),
    path('M0,0L0,16', 'none', line(pen, shade, 0.5)),
  ].join('');
}

/** An oven with a pizza behind its window. */
export function oven(pen: Pen): string {
  const { on, box, oval, path, steel } = pen;
  const [fire, paint] = radial(on, [
    [0, '#ffcf6b'],
    [0.6, '#e8742a'],
    [1, '#5c1c08'],
  ]);
  const salami = [
    [-11, -8.6],
    [-4, -10.6],
    [3, -8.4],
    [10, -10],
    [-2, -7],
  ].map(([cx = 0, cy = 0]) => oval(cx, cy, 2.4, 1, '#a92c1d'));
  const vents = [-24, -18, -12].map((left) => box(left, -37, 4, 1.4, ink));
  return [
    fire,
    feet(pen, 38),
    box(-38, -40, 76, 57, steel),
    ...vents,
    box(-31, -31, 62, 32, ink),
    box(-29, -29, 58, 28, paint),
    path('M-29,-6L29,-6M-29,-4L29,-4', 'none', line(pen, '#3a2418', 0.7)),
    oval(0, -7.4, 20, 4.6, '#b06a26'),
    oval(0, -8.4, 19.4, 4, '#e9a94a'),
    oval(0, -8.6, 16.6, 3.2, '#f5d27a'),
    ...salami,
    path('M-29,-12L-10,-29L-1,-29L-29,-3Z', '#fff', 'fill-opacity=".14"'),
    box(-26, 3, 52, 2.6, ink),
    knobs(pen, -28, 11.4, 3),
    box(8, 8, 24, 6.4, ink),
    box(10, 9.6, 9, 3.2, '#ff8b3d'),
  ].join('');
}
