import { type Canvas, linear, n, shadow } from '../canvas';
import type { Mood } from '../moods';
import { inLines, label, line, wording, wordmark } from './label';

/** Draws what is in a package; a box of 100 x 100, the middle at (x, y), about `size` wide. */
export type Filling = (on: Canvas, x: number, y: number, size: number, title: string) => string;

/** A package's form: the brand's colours, the product's title and what is in it. */
export type Form = (on: Canvas, mood: Mood, title: string, filling: Filling) => string;

const clipped = (on: Canvas, shape: string, content: string): string => {
  const id = on.id();
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
};

const rounded = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  rest = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" ${rest}/>`;

/** Light on foil: two slanting streaks. */
const gloss = (on: Canvas, shape: string, strength = 0.5): string => {
  const [definition, paint] = linear(
    on,
    [
      [0, '#fff', strength],
      [0.18, '#fff', 0.05],
      [0.5, '#fff', 0],
      [0.72, '#fff', strength * 0.5],
      [0.8, '#fff', 0],
      [1, '#000', 0.08],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return definition + shape.replace('/>', ` fill="${paint}"/>`);
};

const teeth = (x: number, top: number, bottom: number, side: number): string =>
  Array.from({ length: Math.round((bottom - top) / 2) }, (_, index) => {
    const y = top + index * 2;
    return `L${n(x + (index % 2 ? side : 0))} ${n(y)}`;
  }).join('');

/** A flow pack of clear film with a label in the middle: sausages. */
export const flowPack: Form = (on, mood, title, filling) => {
  const [x0, x1, y0, y1] = [7, 93, 26, 80];
  const shape = `<path d="M${x0} ${y0}${teeth(x0, y0, y1, -1.2)}L${x0} ${y1}Q50 ${y1 + 3} ${x1} ${y1}${teeth(x1, y0, y1, 1.2).replace(/L/g, 'L')}L${x1} ${y0}Q50 ${y0 - 3} ${x0} ${y0}Z"/>`;
  const body = `<path d="M${x0} ${y0}L${x0} ${y1}Q50 ${y1 + 3} ${x1} ${y1}L${x1} ${y0}Q50 ${y0 - 3} ${x0} ${y0}Z"/>`;
  const crimp = (x: number) =>
    rounded(x, y0 + 0.4, 4.4, y1 - y0 - 0.6, 0.6, 'fill="#fff" fill-opacity=".62"') +
    Array.from(
      { length: 4 },
      (_, index) =>
        `<path d="M${n(x + 0.8 + index)} ${y0 + 1}V${y1 - 1}" stroke="#9c948c" stroke-opacity=".4" stroke-width=".25"/>`,
    ).join('');
  return [
    shadow(on, 50, 84, 46, 7, 0.45),
    body.replace('/>', ' fill="#f2ebe4"/>'),
    clipped(on, body, filling(on, 50, 53, 80, title)),
    body.replace('/>', ' fill="#fff" fill-opacity=".1"/>'),
    crimp(x0),
    crimp(x1 - 4.4),
    label(mood, title, 30, 33, 40, 36, 2),
    gloss(on, body, 0.42),
    shape.replace('/>', ' fill="none" stroke="#8a8178" stroke-opacity=".35" stroke-width=".4"/>'),
  ].join('');
};

/** A tray under film with a sleeve around it: fresh meat and poultry. */
export const tray: Form = (on, mood, title, filling) => {
  const [definition, paint] = linear(on, [
    [0, '#f7f5f2'],
    [1, '#cfcac3'],
  ]);
  const inner = rounded(13, 29, 74, 47, 7);
  const [sleeve, sleevePaint] = linear(
    on,
    [
      [0, mood.dark],
      [0.25, mood.main],
      [0.75, mood.main],
      [1, mood.dark],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const { name, weight } = wording(title);
  const lines = inLines(name, 13);
  const size = 4.3;
  return [
    definition,
    sleeve,
    shadow(on, 51, 84, 46, 7, 0.5),
    rounded(7, 24, 86, 60, 9, 'fill="#a8a29a"'),
    rounded(7, 22, 86, 60, 9, `fill="${paint}"`),
    inner.replace('/>', ' fill="#e4dfd8"/>'),
    clipped(on, inner, filling(on, 50, 53, 70, title)),
    inner.replace('/>', ' fill="none" stroke="#b3aca3" stroke-width=".6"/>'),
    gloss(on, rounded(8, 23, 84, 58, 8), 0.5),
    rounded(57, 21, 28, 62.6, 1, `fill="${sleevePaint}"`),
    `<path d="M57 38q14 5 28 0v34.5q-14 5-28 0z" fill="${mood.accent}"/>`,
    wordmark(mood, 71, 32.5, 6.4, 25),
    ...lines.map((one, index) =>
      line(one, 71, 49 + index * size * 1.12, {
        size,
        fill: mood.onAccent,
        weight: 700,
        width: 25,
      }),
    ),
    line(weight, 71, 70, { size: 3.2, fill: mood.onAccent, weight: 500 }),
    `<circle cx="71" cy="78.2" r="2.4" fill="#fff"/><path d="M68.9 77.2h4.2M71 75.9v4.6" stroke="#1d4f9c" stroke-width="1.1"/>`,
    gloss(on, rounded(57, 21, 28, 62.6, 1), 0.25),
  ].join('');
};

/** A flat pack on a hook: cold cuts, with a window below the printed head. */
export const hangPack: Form = (on, mood, title, filling) => {
  const frame = rounded(20, 10, 60, 78, 3);
  const window = rounded(24, 45, 52, 39, 5);
  const { name, weight } = wording(title);
  const lines = inLines(name, 17).slice(0, 2);
  const [definition, paint] = linear(on, [
    [0, mood.main],
    [1, mood.dark],
  ]);
  return [
    definition,
    shadow(on, 51, 88, 36, 5, 0.5),
    rounded(20.6, 11.4, 60, 78, 3, 'fill="#7d756c"'),
    frame.replace('/>', ` fill="${paint}"/>`),
    '<path d="M46 14.5h8q1.6 0 1.6 1.4t-1.6 1.4h-2.2v1h-3.6v-1H46q-1.6 0-1.6-1.4t1.6-1.4z" fill="#efe9e1"/>',
    wordmark(mood, 50, 28, 7.6, 50),
    ...lines.map((one, index) =>
      line(one, 50, 35.4 + index * 5, { size: 4.6, fill: mood.on, weight: 600, width: 52 }),
    ),
    window.replace('/>', ' fill="#efe6dd"/>'),
    clipped(on, window, filling(on, 50, 65, 48, title)),
    window.replace('/>', ` fill="none" stroke="${mood.accent}" stroke-width=".9"/>`),
    weight
      ? rounded(60, 78, 18, 6.6, 3.3, `fill="${mood.accent}"`) +
        line(weight, 69, 82.7, { size: 3.7, fill: mood.onAccent, weight: 700 })
      : '',
    gloss(on, frame, 0.38),
  ].join('');
};

/** A carton: its front with a picture of the dish, and its side in shade. */
export const carton: Form = (on, mood, title, filling) => {
  const [definition, paint] = linear(on, [
    [0, mood.main],
    [1, mood.dark],
  ]);
  const front = rounded(9, 25, 76, 58, 1.5);
  const { name, weight } = wording(title);
  const lines = inLines(name, 18);
  return [
    definition,
    shadow(on, 52, 84, 48, 6, 0.5),
    `<path d="M85 25l7-5v57.5l-7 5.5z" fill="${mood.dark}"/><path d="M9.6 25l7-5H92l-7 5z" fill="${mood.main}" /><path d="M9.6 25l7-5H92l-7 5z" fill="#fff" fill-opacity=".18"/>`,
    front.replace('/>', ` fill="${paint}"/>`),
    clipped(
      on,
      front,
      `<path d="M9 60Q46 42 86 52V84H9Z" fill="${mood.accent}"/>${filling(on, 58, 66, 46, title)}`,
    ),
    wordmark(mood, 13, 35.5, 8, 40, { anchor: 'start' }),
    ...lines.map((one, index) =>
      line(one, 13, 43.6 + index * 5.2, {
        size: 4.9,
        fill: mood.on,
        weight: 600,
        width: 44,
        anchor: 'start',
      }),
    ),
    weight
      ? line(weight, 13, 80, { size: 3.6, fill: mood.onAccent, weight: 600, anchor: 'start' })
      : '',
    gloss(on, front, 0.2),
  ].join('');
};

/** A round tub with a lid: salads and spreads. */
export const tub: Form = (on, mood, title, filling) => {
  const [definition, paint] = linear(
    on,
    [
      [0, '#fff', 0.2],
      [0.25, '#fff', 0.75],
      [0.6, '#fff', 0.1],
      [1, '#000', 0.18],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const body = '<path d="M14 38L21 80Q22 86 50 86T79 80L86 38Z"/>';
  const { name, weight } = wording(title);
  return [
    definition,
    shadow(on, 51, 86, 40, 6, 0.5),
    body.replace('/>', ' fill="#f0ebe2"/>'),
    clipped(on, body, filling(on, 50, 62, 78, title)),
    `<path d="M16.4 52Q50 60 83.6 52L80 74Q50 82 20 74Z" fill="${mood.main}"/>`,
    wordmark(mood, 50, 66, 7, 40),
    line(name, 50, 72.6, { size: 4.4, fill: mood.on, weight: 600, width: 52 }),
    body.replace('/>', ` fill="${paint}"/>`),
    `<ellipse cx="50" cy="38" rx="37.5" ry="11" fill="#d9d4cb"/><ellipse cx="50" cy="36" rx="37.5" ry="11" fill="${mood.accent}"/><ellipse cx="50" cy="36" rx="33.5" ry="9.4" fill="${mood.main}"/>`,
    `<g transform="translate(50 37) scale(1 .42)">${wordmark(mood, 0, 5, 15, 54)}</g>`,
    line(weight, 50, 82, {
      size: 3.2,
      fill: mood.onAccent === '#fff' ? '#333' : '#4a403a',
      weight: 600,
    }),
    `<path d="M20 31Q34 26.5 52 26" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>`,
  ].join('');
};

/** A standing pouch: soups. */
export const pouch: Form = (on, mood, title, filling) => {
  const body = '<path d="M24 12H76L80 82Q80 88 50 88T20 82Z"/>';
  const [definition, paint] = linear(on, [
    [0, mood.main],
    [1, mood.dark],
  ]);
  const { name, weight } = wording(title);
  const lines = inLines(name, 15);
  return [
    definition,
    shadow(on, 51, 88, 36, 5, 0.5),
    body.replace('/>', ` fill="${paint}"/>`),
    clipped(
      on,
      body,
      `<path d="M16 58Q50 46 84 58V92H16Z" fill="${mood.accent}"/>${filling(on, 50, 66, 44, title)}`,
    ),
    '<path d="M24 12H76L76.3 17H23.7Z" fill="#fff" fill-opacity=".28"/>',
    wordmark(mood, 50, 29, 9, 44),
    ...lines.map((one, index) =>
      line(one, 50, 37.6 + index * 5.6, { size: 5.2, fill: mood.on, weight: 600, width: 46 }),
    ),
    line(weight, 50, 85, { size: 3.4, fill: mood.onAccent, weight: 600 }),
    gloss(on, body, 0.34),
  ].join('');
};

/** A chub with clips: liver sausage and pâté. */
export const chub: Form = (on, mood, title) => {
  const body = '<path d="M16 40Q12 53 16 66Q50 74 84 66Q88 53 84 40Q50 32 16 40Z"/>';
  const [definition, paint] = linear(on, [
    [0, '#fff', 0.55],
    [0.3, '#fff', 0.1],
    [0.6, '#000', 0],
    [1, '#000', 0.35],
  ]);
  const { name, weight } = wording(title);
  const end = (x: number, side: number) =>
    `<path d="M${x} 44q${side * 5} 4 ${side * 8} 5l${side * 4} -4v16l${side * -4} -4q${side * -3} 1 ${side * -8} 5z" fill="${mood.dark}"/><rect x="${x + side * 6.4 - 1}" y="47.5" width="2" height="11" rx="1" fill="#c9ccd1"/>`;
  return [
    definition,
    shadow(on, 50, 72, 44, 6, 0.5),
    end(16, -1),
    end(84, 1),
    body.replace('/>', ` fill="${mood.main}"/>`),
    clipped(on, body, `<path d="M30 30H70V76H30Z" fill="${mood.accent}"/>`),
    wordmark(mood, 50, 47, 7, 36, { fill: mood.main }),
    ...inLines(name, 17)
      .slice(0, 2)
      .map((one, index) =>
        line(one, 50, 54 + index * 5, { size: 4.6, fill: mood.onAccent, weight: 700, width: 36 }),
      ),
    line(weight, 50, 66, { size: 3.3, fill: mood.onAccent, weight: 500 }),
    body.replace('/>', ` fill="${paint}"/>`),
  ].join('');
};

/** A three-cornered sandwich pack. */
export const wedge: Form = (on, mood, title, filling) => {
  const face = '<path d="M12 80L74 14Q78 11 80 16L90 80Q90 84 86 84H16Q10 84 12 80Z"/>';
  const { name, weight } = wording(title);
  return [
    shadow(on, 52, 85, 44, 5, 0.5),
    face.replace('/>', ' fill="#f2ede5"/>'),
    clipped(
      on,
      face,
      `${filling(on, 60, 60, 58, title)}<path d="M6 66H94V90H6Z" fill="${mood.main}"/><path d="M6 64.5H94V67H6Z" fill="${mood.accent}"/>`,
    ),
    wordmark(mood, 33, 76, 7, 30),
    line(name, 88, 74.5, { size: 4.4, fill: mood.on, weight: 600, width: 38 }).replace(
      'middle',
      'end',
    ),
    line(weight, 88, 80.5, { size: 3.4, fill: mood.on, weight: 500 }).replace('middle', 'end'),
    gloss(on, face, 0.45),
  ].join('');
};
