import { art, tinted } from '../art';
import { board, horizonOf, tableScene, vignette } from '../backdrops';
import { type Canvas, linear, n, shadow, stand } from '../canvas';
import { fillet, joint, mince, steak } from '../foods/meats';
import { sausages, skins } from '../foods/sausages';
import { fan, slicesOf } from '../foods/slices';
import { counterSurfaces } from '../moods';
import { between, pick } from '../random';

type Cut = (on: Canvas, x: number, y: number, u: number, name: string) => string;

/** Brown paper under the meat, its corners a little up. */
function paper(on: Canvas, x: number, y: number, u: number): string {
  const [definition, paint] = linear(on, [
    [0, '#e3c9a0'],
    [1, '#b9965f'],
  ]);
  return `${definition}${shadow(on, x, y + 9 * u, 42 * u, 6 * u, 0.35)}<path d="M${n(x - 32 * u)} ${n(y - 9 * u)}L${n(x + 30 * u)} ${n(y - 10 * u)}L${n(x + 38 * u)} ${n(y + 8 * u)}L${n(x + 4 * u)} ${n(y + 11 * u)}L${n(x - 39 * u)} ${n(y + 9 * u)}Z" fill="${paint}"/><path d="M${n(x - 39 * u)} ${n(y + 9 * u)}L${n(x - 32 * u)} ${n(y + 3 * u)}L${n(x - 27 * u)} ${n(y + 10 * u)}Z" fill="#f1dfc0"/><path d="M${n(x + 30 * u)} ${n(y - 10 * u)}L${n(x + 27 * u)} ${n(y - 4 * u)}L${n(x + 34 * u)} ${n(y - 2 * u)}Z" fill="#f1dfc0"/>`;
}

const porky = (body: string): string =>
  tinted(body, ([red, green, blue]) => [red * 0.55 + 108, green * 0.6 + 66, blue * 0.6 + 62]);

const pork: Cut = (on, x, y, u) =>
  [-11, 9]
    .map((dx, index) =>
      stand(on, 'cut-of-meat', x + dx * u, y + (4 + index * 4) * u, 42 * u, {
        flat: 0.72,
        body: porky(art('cut-of-meat')),
        turn: index ? 12 : -10,
      }),
    )
    .join('');

/** Raw drumsticks. */
const legs: Cut = (on, x, y, u) => {
  const raw = tinted(art('poultry-leg'), ([red, green, blue]) => [
    red * 0.4 + 150,
    green * 0.45 + 118,
    blue * 0.5 + 98,
  ]);
  return [-18, 2, 20]
    .map((dx, index) =>
      stand(on, 'poultry-leg', x + dx * u, y + (2 + index * 3) * u, 36 * u, {
        body: raw,
        turn: -20 + index * 16,
      }),
    )
    .join('');
};

/** A wooden crate with what is in it. */
function crate(on: Canvas, x: number, y: number, u: number): string {
  const w = 34 * u;
  const slat = (dy: number) =>
    `<rect x="${n(x - w)}" y="${n(y + dy * u)}" width="${n(w * 2)}" height="${n(6.2 * u)}" rx="${n(u * 0.5)}" fill="#b98549"/><rect x="${n(x - w)}" y="${n(y + dy * u)}" width="${n(w * 2)}" height="${n(u * 0.7)}" fill="#e0b57c"/>`;
  return [
    shadow(on, x, y + 14 * u, w * 1.15, 6 * u, 0.6),
    `<rect x="${n(x - w)}" y="${n(y - 9 * u)}" width="${n(w * 2)}" height="${n(14 * u)}" fill="#5d3c1b"/>`,
    steak(on, x - 19 * u, y + 3 * u, 30 * u, false, -10),
    stand(on, 'poultry-leg', x + 2 * u, y + 1 * u, 30 * u, { ground: false, turn: -18 }),
    sausages(on, x + 19 * u, y - 8 * u, 24 * u, skins.smoked, 2, { turn: -22 }),
    stand(on, 'bacon', x + 6 * u, y + 5 * u, 22 * u, { ground: false, turn: 12 }),
    stand(on, 'herb', x - 4 * u, y + 1 * u, 20 * u, { ground: false, turn: 30 }),
    slat(0),
    slat(7.4),
    `<rect x="${n(x - w - u)}" y="${n(y - 1 * u)}" width="${n(4 * u)}" height="${n(16 * u)}" fill="#8f622f"/><rect x="${n(x + w - 3 * u)}" y="${n(y - 1 * u)}" width="${n(4 * u)}" height="${n(16 * u)}" fill="#8f622f"/>`,
  ].join('');
}

/** Spice jars in a row. */
function spices(on: Canvas, x: number, y: number, u: number): string {
  const jar = (dx: number, colour: string) => {
    const cx = x + dx * u;
    return `${shadow(on, cx, y + 9 * u, 10 * u, 2.6 * u, 0.55)}<rect x="${n(cx - 8 * u)}" y="${n(y - 17 * u)}" width="${n(16 * u)}" height="${n(26 * u)}" rx="${n(2.4 * u)}" fill="#f2ead9" fill-opacity=".35"/><rect x="${n(cx - 7 * u)}" y="${n(y - 9 * u)}" width="${n(14 * u)}" height="${n(17 * u)}" rx="${n(1.8 * u)}" fill="${colour}"/><rect x="${n(cx - 8.6 * u)}" y="${n(y - 22 * u)}" width="${n(17.2 * u)}" height="${n(6.4 * u)}" rx="${n(1.4 * u)}" fill="#2b2624"/><rect x="${n(cx - 6 * u)}" y="${n(y - 4 * u)}" width="${n(12 * u)}" height="${n(7 * u)}" fill="#f7efdf"/><path d="M${n(cx - 6.6 * u)} ${n(y - 15 * u)}v${n(21 * u)}" stroke="#fff" stroke-opacity=".5" stroke-width="${n(u)}"/>`;
  };
  return jar(-20, '#8f4a1f') + jar(20, '#5c5a2c') + jar(0, '#a3211d');
}

/** A gift card with a ribbon, leaning on nothing. */
function giftCard(on: Canvas, x: number, y: number, u: number): string {
  const [definition, paint] = linear(
    on,
    [
      [0, '#9b1220'],
      [1, '#4d070f'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return `${definition}${shadow(on, x, y + 12 * u, 34 * u, 4 * u, 0.6)}<g transform="rotate(-5 ${n(x)} ${n(y)})"><rect x="${n(x - 31 * u)}" y="${n(y - 27 * u)}" width="${n(62 * u)}" height="${n(38 * u)}" rx="${n(3 * u)}" fill="${paint}"/><rect x="${n(x + 10 * u)}" y="${n(y - 27 * u)}" width="${n(5 * u)}" height="${n(38 * u)}" fill="#e7c27a"/><rect x="${n(x - 31 * u)}" y="${n(y - 7 * u)}" width="${n(62 * u)}" height="${n(5 * u)}" fill="#d3a957"/><path d="M${n(x + 12 * u)} ${n(y - 5 * u)}q${n(-14 * u)} ${n(-13 * u)} ${n(-15 * u)} ${n(-2 * u)}q0 ${n(6 * u)} ${n(15 * u)} ${n(2 * u)}q${n(14 * u)} ${n(-13 * u)} ${n(15 * u)} ${n(-2 * u)}q0 ${n(6 * u)} ${n(-15 * u)} ${n(2 * u)}z" fill="#f2d699"/><rect x="${n(x - 26 * u)}" y="${n(y - 21 * u)}" width="${n(20 * u)}" height="${n(2.6 * u)}" rx="${n(1.3 * u)}" fill="#f8e9e4"/><rect x="${n(x - 26 * u)}" y="${n(y - 16 * u)}" width="${n(13 * u)}" height="${n(2 * u)}" rx="${n(u)}" fill="#f8e9e4" fill-opacity=".6"/></g>`;
}

const onPaper =
  (cut: Cut): Cut =>
  (on, x, y, u, name) =>
    board(on, x, y + 4 * u, 44 * u, ['#8a5a30', '#4f2f15']) +
    paper(on, x, y + 2 * u, u) +
    cut(on, x, y, u, name);

const cutsByKind: Readonly<Record<string, Cut>> = {
  'cut-steak': onPaper((on, x, y, u) =>
    on.random() > 0.5
      ? steak(on, x, y + 9 * u, 60 * u, false, between(on.random, -14, 10))
      : steak(on, x - 12 * u, y + 3 * u, 42 * u, false, -12) +
        steak(on, x + 9 * u, y + 9 * u, 46 * u, false, 8),
  ),
  'cut-roast': onPaper((on, x, y, u, name) =>
    /karee|luut/.test(name)
      ? stand(on, 'meat-on-bone', x + 10 * u, y + 2 * u, 42 * u) +
        stand(on, 'meat-on-bone', x - 10 * u, y + 8 * u, 46 * u)
      : joint(on, x, y - 4 * u, between(on.random, 50, 60) * u),
  ),
  'cut-pork': onPaper((on, x, y, u, name) =>
    /filee|loin|kassler|collar/.test(name)
      ? joint(on, x, y - 3 * u, 54 * u, 'pork')
      : pork(on, x, y, u, name),
  ),
  'cut-mince': onPaper((on, x, y, u) => mince(on, x, y - 3 * u, 25 * u, 13 * u)),
  'cut-chicken': onPaper((on, x, y, u, name) =>
    /kokonainen|drumstick|leg|wing|koip|siiv|paws/.test(name)
      ? legs(on, x, y, u, name)
      : fillet(on, x - 8 * u, y - 8 * u, 42 * u, { turn: -6 }) +
        fillet(on, x + 8 * u, y + 3 * u, 45 * u, { turn: 8, herbs: true }),
  ),
  'cut-sausage': onPaper((on, x, y, u, name) =>
    sausages(
      on,
      x,
      y - 2 * u,
      52 * u,
      /musta/.test(name)
        ? skins.blood
        : /chorizo|pepperoni|wilhelm/.test(name)
          ? skins.smoked
          : /nakki|frank/.test(name)
            ? skins.frank
            : skins.raw,
      4,
      { turn: -8, thick: 0.17 },
    ),
  ),
  'cut-ham': onPaper(
    (on, x, y, u) =>
      stand(on, 'meat-on-bone', x - 14 * u, y + 4 * u, 42 * u) +
      fan(on, x + 16 * u, y + 2 * u, 10 * u, slicesOf.ham, 3, 8 * u, 0.6),
  ),
  'cut-bacon': onPaper(
    (on, x, y, u) =>
      stand(on, 'bacon', x + 8 * u, y + 4 * u, 36 * u, { turn: 18 }) +
      stand(on, 'bacon', x - 9 * u, y + 7 * u, 40 * u, { turn: -6 }),
  ),
  'cut-cheese': onPaper(
    (on, x, y, u) =>
      stand(on, 'cheese-wedge', x - 10 * u, y + 2 * u, 36 * u) +
      stand(on, 'cheese-wedge', x + 12 * u, y + 7 * u, 32 * u, { flip: true }) +
      stand(on, 'grapes', x + 30 * u, y + 8 * u, 18 * u),
  ),
  'cut-box': crate,
  'cut-spice': (on, x, y, u) =>
    board(on, x, y + 8 * u, 44 * u, ['#8a5a30', '#4f2f15']) + spices(on, x, y, u),
  'cut-giftcard': giftCard,
};

const garnishes = ['herb', 'garlic', 'salt', 'lemon', 'onion', 'hot-pepper', 'tomato'];

/** A cut on the butcher's counter. */
export function cutScene(on: Canvas, kind: string, name: string): string {
  const cut = cutsByKind[kind];
  if (!cut) throw new Error(`no cut "${kind}"`);
  const u = on.unit * 1.1;
  const x = on.width / 2;
  const y = horizonOf(on) + on.height * 0.23;
  const from = Math.floor(on.random() * garnishes.length);
  const garnish = (step: number) => garnishes[(from + step) % garnishes.length] as string;
  const reach = Math.min(on.width * 0.4, 58 * u);
  const counter = tableScene(on, pick(on.random, counterSurfaces));
  if (kind === 'cut-giftcard') return counter + cut(on, x, y, u, name) + vignette(on, 0.5);
  return [
    counter,
    stand(on, garnish(0), x - reach, y - 9 * u, 20 * u),
    stand(on, garnish(1), x + reach * 0.95, y - 8 * u, 19 * u),
    cut(on, x, y, u, name),
    stand(on, garnish(2), x - reach * 0.82, y + 20 * u, 15 * u),
    vignette(on, 0.5),
  ].join('');
}
