import { art, tinted } from '../art';
import { type Canvas, stand } from '../canvas';
import { casserole, mound, noodles, soupBowl, wholePizza } from '../foods/dishes';
import { balls, fillet, joint, mince, patty, steak } from '../foods/meats';
import { ring, sausages, skins } from '../foods/sausages';
import { fan, slicesOf } from '../foods/slices';
import {
  carton,
  chub,
  type Filling,
  type Form,
  flowPack,
  hangPack,
  pouch,
  tray,
  tub,
  wedge,
} from './forms';

const arts =
  (...names: readonly string[]): Filling =>
  (on, x, y, size) =>
    names
      .map((name, index) =>
        stand(
          on,
          name,
          x + (index - (names.length - 1) / 2) * size * 0.34,
          y + size * 0.3,
          size * 0.62,
          {
            ground: false,
          },
        ),
      )
      .join('');

const big =
  (name: string): Filling =>
  (on, x, y, size) =>
    stand(on, name, x, y + size * 0.42, size * 0.92);

const cuts =
  (look: Parameters<typeof fan>[4], r = 0.42): Filling =>
  (on, x, y, size) =>
    fan(on, x, y + size * 0.02, size * r, look, 4, size * 0.2);

const fillets =
  (marinade?: string): Filling =>
  (on, x, y, size) =>
    fillet(on, x - size * 0.2, y - size * 0.16, size * 0.56, { turn: -8, marinade }) +
    fillet(on, x - size * 0.16, y + size * 0.1, size * 0.58, { turn: 6, marinade }) +
    fillet(on, x + size * 0.26, y - size * 0.04, size * 0.5, { turn: -14, marinade });

/** Poultry as the title says: legs, wings, a whole bird, strips or fillets, with their marinade. */
const poultry: Filling = (on, x, y, size, title) => {
  if (/koip|koivet|siivet|kokonainen|uunibroileri|legs|klubb/i.test(title)) {
    const body = tinted(art('poultry-leg'), ([red, green, blue]) =>
      /maustamaton|kokonainen/i.test(title)
        ? [red * 0.4 + 150, green * 0.45 + 118, blue * 0.5 + 98]
        : [red, green * 0.9, blue * 0.8],
    );
    return [-0.3, -0.06, 0.14]
      .map((dx, index) =>
        stand(
          on,
          'poultry-leg',
          x + dx * size - 4,
          y + size * (0.2 + (index % 2) * 0.1),
          size * 0.46,
          {
            body,
            turn: -24 + index * 22,
          },
        ),
      )
      .join('');
  }
  const marinade = /hunaja|honung|bbq|teriyaki/i.test(title)
    ? '#d98a2b'
    : /paprika|buffalo|chimichurri|curry/i.test(title)
      ? '#c4532a'
      : /yrtti|sitruuna|pesto|rosmariini/i.test(title)
        ? '#c9b04a'
        : undefined;
  if (!/suikale|kuutio|vartaat|strimlor/i.test(title))
    return fillets(marinade)(on, x, y, size, title);
  return Array.from({ length: 8 }, (_, index) =>
    fillet(
      on,
      x + ((index % 3) * 0.2 - 0.4) * size,
      y + (Math.floor(index / 3) * 0.17 - 0.2) * size,
      size * 0.3,
      { turn: index * 37 - 40, marinade },
    ),
  ).join('');
};

/** A ready meal as its title says. */
const meal: Filling = (on, x, y, size, title) => {
  if (/laatikko|kiusaus|lasagne/i.test(title))
    return casserole(on, x, y - size * 0.06, size * 0.42);
  if (/tikka|curry/i.test(title)) return stand(on, 'curry-rice', x, y + size * 0.3, size * 0.8);
  if (/muusi/i.test(title))
    return (
      mound(on, x - size * 0.24, y + size * 0.14, size * 0.22) +
      balls(on, x + size * 0.16, y - 2, size * 0.11, [2, 3])
    );
  return noodles(on, x, y + size * 0.14, size * 0.42) + balls(on, x, y - 3, size * 0.1, [2, 1]);
};

const coldCuts: Filling = (on, x, y, size, title) =>
  fan(
    on,
    x,
    y + size * 0.02,
    size * 0.42,
    /lauantai|gotler|balkan/i.test(title) ? slicesOf.sausage : slicesOf.turkey,
    4,
    size * 0.2,
  );

const bacon: Filling = (on, x, y, size) =>
  [-0.24, 0.02, 0.28]
    .map((dx) =>
      stand(on, 'bacon', x + dx * size, y + size * 0.42, size * 0.78, { ground: false, turn: 8 }),
    )
    .join('');

const long =
  (skin: keyof typeof skins, count: number, thick: number): Filling =>
  (on, x, y, size) =>
    sausages(on, x, y, size * 0.98, skins[skin], count, { thick, bend: 0.04 });

const steaks: Filling = (on: Canvas, x, y, size) =>
  steak(on, x - size * 0.24, y + size * 0.12, size * 0.6, false, -8) +
  steak(on, x - size * 0.02, y + size * 0.34, size * 0.56, false, 10);

const soup: Filling = (on, x, y, size) =>
  soupBowl(
    on,
    x,
    y - size * 0.08,
    size * 0.46,
    ['#e8a04e', '#b3601f'],
    ['#e06a2c', '#f0d9a0', '#a24c34'],
  );

/** The form and the filling of every kind of package. */
export const packages: Readonly<Record<string, readonly [Form, Filling]>> = {
  'pack-sausage': [flowPack, (on, x, y, size) => ring(on, x, y + 4, size * 0.4, skins.smoked)],
  'pack-grill': [flowPack, long('grill', 4, 0.15)],
  'pack-hotdog': [flowPack, long('frank', 6, 0.1)],
  'pack-vegetable': [carton, arts('green-salad', 'broccoli')],
  'pack-cuts': [hangPack, coldCuts],
  'pack-ham': [hangPack, cuts(slicesOf.ham)],
  'pack-salami': [hangPack, cuts(slicesOf.salami, 0.3)],
  'pack-beef': [tray, steaks],
  'pack-pork': [
    tray,
    (on, x, y, size, title) =>
      /filee|kassler|filé/i.test(title)
        ? joint(on, x - size * 0.2, y, size * 0.6, 'pork')
        : steaks(on, x, y, size, title),
  ],
  'pack-bacon': [hangPack, bacon],
  'pack-chicken': [tray, poultry],
  'pack-mince': [tray, (on, x, y, size) => mince(on, x - size * 0.16, y, size * 0.44, size * 0.3)],
  'pack-meatballs': [carton, (on, x, y, size) => balls(on, x + 2, y - 4, size * 0.13, [3, 4, 3])],
  'pack-burger': [
    tray,
    (on, x, y, size) =>
      patty(on, x - size * 0.26, y - size * 0.1, size * 0.25) +
      patty(on, x - size * 0.16, y + size * 0.14, size * 0.25),
  ],
  'pack-meal': [carton, meal],
  'pack-soup': [pouch, soup],
  'pack-salad': [tub, arts('green-salad', 'green-salad')],
  'pack-liver': [chub, () => ''],
  'pack-pizza': [carton, (on, x, y, size) => wholePizza(on, x, y, size * 0.46)],
  'pack-sandwich': [wedge, big('sandwich')],
};
