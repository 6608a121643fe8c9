import { board, horizonOf, plate, steam, tableScene, vignette } from '../backdrops';
import { type Canvas, stand } from '../canvas';
import { casserole, mound, noodles, skillet, soupBowl, wholePizza } from '../foods/dishes';
import { balls, joint, steak } from '../foods/meats';
import { sausages, skins } from '../foods/sausages';
import { fan, slice, slicesOf } from '../foods/slices';
import type { Mood } from '../moods';
import { pick } from '../random';

/** Draws a dish with its middle at (x, y) on the table; `u` is a hundredth of the picture. */
type Dish = (on: Canvas, x: number, y: number, u: number) => string;

interface Recipe {
  readonly dish: Dish;
  readonly hot?: boolean;
  /** Artwork that may stand beside the dish. */
  readonly sides: readonly string[];
}

const art1 =
  (name: string, size = 62, turn = 0): Dish =>
  (on, x, y, u) =>
    board(on, x, y + 4 * u, 40 * u) + stand(on, name, x, y + 6 * u, size * u, { turn });

const onPlate =
  (content: Dish, rx = 40): Dish =>
  (on, x, y, u) =>
    plate(on, x, y, rx * u) + content(on, x, y, u);

const veg = ['tomato', 'garlic', 'onion', 'bell-pepper', 'carrot', 'leafy-green', 'broccoli'];
const green = (on: Canvas, x: number, y: number, u: number) =>
  stand(on, 'leafy-green', x + 22 * u, y + 2 * u, 22 * u, { ground: false, turn: 20 });

const soups = [
  { broth: ['#f0ab4e', '#c06f1e'], pieces: ['#e0702f', '#f3dfa4', '#a3512f'] },
  { broth: ['#e9d9a6', '#bd9c55'], pieces: ['#e6813c', '#f7efcf', '#d88f80'] },
  { broth: ['#d8613a', '#9c2f18'], pieces: ['#f1c36c', '#7f9a3c', '#e98a5a'] },
  { broth: ['#c3c268', '#86883a'], pieces: ['#d98a7d', '#e6dc8f', '#b26555'] },
] as const;

const pans = [
  { pieces: ['#e9c46a', '#b5653a', '#d98a5f', '#6f9440', '#f1dc9c'], bed: '#a8702f' },
  { pieces: ['#c98a4b', '#8d4a22', '#f3e3b5', '#4f7d35', '#d8573a'], bed: '#7c4a20' },
  { pieces: ['#f2d9a4', '#dba259', '#e58b4a', '#7fa044'], bed: '#c9964e' },
] as const;
const rices = [
  { pieces: ['#f7eccb', '#fff6df', '#f0d38a', '#84a94c', '#e2a35f', '#f7eccb'], bed: '#ecd9a2' },
] as const;
const pan =
  (looks: readonly { readonly pieces: readonly string[]; readonly bed: string }[]): Dish =>
  (on, x, y, u) => {
    const { pieces, bed } = pick(on.random, looks);
    return (
      board(on, x, y + 9 * u, 40 * u) +
      skillet(on, x - 3 * u, y - 4 * u, 34 * u, pieces, bed) +
      stand(on, 'herb', x - 4 * u, y - 3 * u, 15 * u, { ground: false, turn: 20 })
    );
  };

const dishes: Readonly<Record<string, Recipe>> = {
  'dish-stew': {
    dish: art1('pot-of-food', 66),
    hot: true,
    sides: ['carrot', 'onion', 'potato', 'herb', 'garlic'],
  },
  'dish-soup': {
    hot: true,
    sides: ['bread', 'carrot', 'onion', 'herb'],
    dish: (on, x, y, u) => {
      const { broth, pieces } = pick(on.random, soups);
      return (
        plate(on, x, y + 10 * u, 38 * u, ['#efe4d2', '#bfa884']) +
        soupBowl(on, x, y - 10 * u, 33 * u, broth, pieces)
      );
    },
  },
  'dish-salad': {
    dish: art1('green-salad', 66),
    sides: ['tomato', 'lemon', 'cucumber', 'avocado', 'olive'],
  },
  'dish-pasta': {
    hot: true,
    sides: ['tomato', 'garlic', 'herb', 'cheese-wedge'],
    dish: onPlate(
      (on, x, y, u) =>
        noodles(on, x, y, 27 * u) +
        balls(on, x - 3 * u, y - 9 * u, 4.2 * u, [2, 1], ['#c2573a', '#7c2413']) +
        stand(on, 'herb', x + 8 * u, y - 2 * u, 16 * u, { ground: false, turn: 24 }),
    ),
  },
  'dish-roast': {
    sides: ['potato', 'herb', 'garlic', 'carrot', 'wine-glass'],
    dish: (on, x, y, u) =>
      board(on, x, y + 4 * u, 42 * u) +
      stand(on, 'herb', x - 26 * u, y + 6 * u, 20 * u, { turn: -50, ground: false }) +
      joint(on, x - 2 * u, y - 6 * u, 52 * u, 'roast') +
      fan(on, x + 24 * u, y + 6 * u, 8 * u, slicesOf.roast, 3, 7 * u, 0.6),
  },
  'dish-steak': {
    sides: ['herb', 'garlic', 'tomato', 'hot-pepper', 'wine-glass'],
    dish: onPlate(
      (on, x, y, u) =>
        stand(on, 'herb', x - 14 * u, y - 1 * u, 18 * u, { ground: false, turn: -30 }) +
        steak(on, x, y + 7 * u, 42 * u, true, -6) +
        stand(on, 'tomato', x + 20 * u, y + 4 * u, 13 * u) +
        stand(on, 'tomato', x + 27 * u, y + 5 * u, 10 * u),
    ),
  },
  'dish-sausage': {
    hot: true,
    sides: ['tomato', 'onion', 'bell-pepper', 'ear-of-corn', 'cucumber'],
    dish: onPlate(
      (on, x, y, u) =>
        green(on, x - 44 * u, y - 2 * u, u) +
        sausages(on, x, y - 4 * u, 46 * u, skins.grill, 3, { thick: 0.2, turn: -6 }) +
        stand(on, 'tomato', x + 22 * u, y + 6 * u, 12 * u),
    ),
  },
  'dish-burger': {
    dish: art1('hamburger', 64),
    sides: ['french-fries', 'tomato', 'onion', 'cucumber'],
  },
  'dish-chicken': {
    sides: ['lemon', 'herb', 'potato', 'garlic'],
    dish: onPlate(
      (on, x, y, u) =>
        stand(on, 'leafy-green', x - 18 * u, y + 3 * u, 24 * u, { ground: false, turn: -14 }) +
        stand(on, 'poultry-leg', x + 12 * u, y + 2 * u, 36 * u, { turn: 18 }) +
        stand(on, 'poultry-leg', x - 7 * u, y + 8 * u, 42 * u, { turn: -8 }) +
        stand(on, 'lemon', x + 25 * u, y + 6 * u, 13 * u),
    ),
  },
  'dish-wrap': {
    dish: art1('burrito', 62, 26),
    sides: ['avocado', 'tomato', 'hot-pepper', 'lemon'],
  },
  'dish-pan': { dish: pan(pans), hot: true, sides: veg },
  'dish-pizza': {
    dish: (on, x, y, u) => board(on, x, y + 4 * u, 44 * u) + wholePizza(on, x, y, 36 * u),
    sides: ['tomato', 'olive', 'herb', 'mushroom', 'cheese-wedge'],
  },
  'dish-rice': { dish: pan(rices), hot: true, sides: ['pea-pod', 'lemon', 'onion', 'herb'] },
  'dish-curry': {
    dish: art1('curry-rice', 66),
    hot: true,
    sides: ['hot-pepper', 'lemon', 'ginger-root', 'garlic'],
  },
  'dish-sandwich': {
    dish: art1('sandwich', 64),
    sides: ['tomato', 'cucumber', 'leafy-green', 'bread'],
  },
  'dish-meatballs': {
    hot: true,
    sides: ['potato', 'herb', 'onion', 'blueberries'],
    dish: onPlate(
      (on, x, y, u) =>
        mound(on, x - 14 * u, y + 2 * u, 13 * u) +
        balls(on, x + 10 * u, y - 8 * u, 5.6 * u, [2, 3, 3]) +
        stand(on, 'herb', x - 13 * u, y - 2 * u, 14 * u, { ground: false }),
    ),
  },
  'dish-breakfast': {
    sides: ['bread', 'tomato', 'croissant', 'butter'],
    dish: (on, x, y, u) =>
      board(on, x, y + 4 * u, 42 * u) +
      stand(on, 'cooking', x - 4 * u, y + 8 * u, 58 * u) +
      stand(on, 'bacon', x + 26 * u, y + 8 * u, 26 * u, { turn: 10 }),
  },
  'dish-hotdog': {
    dish: art1('hot-dog', 64, 20),
    sides: ['french-fries', 'tomato', 'onion', 'cucumber'],
  },
  'dish-board': {
    sides: ['olive', 'grapes', 'wine-glass', 'baguette-bread', 'herb'],
    dish: (on, x, y, u) =>
      board(on, x, y + 2 * u, 44 * u) +
      stand(on, 'cheese-wedge', x + 20 * u, y + 2 * u, 28 * u) +
      stand(on, 'grapes', x + 2 * u, y - 1 * u, 24 * u) +
      fan(on, x - 16 * u, y - 2 * u, 9 * u, slicesOf.salami, 4, 8 * u, 0.62) +
      fan(on, x - 8 * u, y + 8 * u, 9 * u, slicesOf.smokedHam, 3, 9 * u, 0.55) +
      slice(on, x + 15 * u, y + 9 * u, 7 * u, slicesOf.pepper, { flat: 0.6 }) +
      stand(on, 'olive', x + 31 * u, y + 11 * u, 13 * u),
  },
  'dish-tacos': {
    sides: ['avocado', 'lemon', 'hot-pepper', 'tomato'],
    dish: (on, x, y, u) =>
      board(on, x, y + 4 * u, 42 * u) +
      stand(on, 'taco', x + 13 * u, y, 44 * u, { turn: 24 }) +
      stand(on, 'taco', x - 11 * u, y + 9 * u, 50 * u, { turn: 24 }),
  },
  'dish-noodles': {
    dish: art1('steaming-bowl', 66),
    hot: true,
    sides: ['hot-pepper', 'lemon', 'ginger-root', 'mushroom'],
  },
  'dish-casserole': {
    hot: true,
    sides: ['tomato', 'cheese-wedge', 'onion', 'herb', 'leafy-green'],
    dish: (on, x, y, u) => board(on, x, y + 12 * u, 44 * u) + casserole(on, x, y - 6 * u, 34 * u),
  },
};

const tall = ['wine-glass', 'herb', 'french-fries'];

/** Two or three things beside the dish: one behind it on either hand, one before it. */
function sidesOf(
  on: Canvas,
  names: readonly string[],
  x: number,
  y: number,
): readonly [string, string] {
  const u = on.unit;
  const from = Math.floor(on.random() * names.length);
  const name = (step: number) => names[(from + step) % names.length] as string;
  const reach = Math.min(on.width * 0.42, 66 * u);
  const size = (one: string) => (tall.includes(one) ? 30 : 22) * u;
  const [left, right, near] = [name(0), name(1), name(2)];
  return [
    stand(on, left, x - reach * 0.95, y - 9 * u, size(left)) +
      stand(on, right, x + reach * 0.92, y - 7 * u, size(right), { flip: true }),
    stand(on, near, x + reach * (on.random() > 0.5 ? 0.84 : -0.88), y + 19 * u, 17 * u),
  ];
}

/** A dish on a laid table. */
export function dishScene(on: Canvas, kind: string, mood: Mood): string {
  const recipe = dishes[kind];
  if (!recipe) throw new Error(`no dish "${kind}"`);
  // A square picture is a closer look; on a wide one the table around is part of it.
  const u = on.unit * (on.width > on.height * 1.2 ? 1.06 : 1.14);
  const x = on.width / 2;
  const y = horizonOf(on) + on.height * 0.25;
  const surface = pick(on.random, mood.surfaces);
  const [behind, before] = sidesOf(on, recipe.sides, x, y);
  return [
    tableScene(on, surface),
    behind,
    recipe.dish(on, x, y, u),
    recipe.hot ? steam(on, x, y - 13 * u, 34 * u) : '',
    before,
    vignette(on),
  ].join('');
}
