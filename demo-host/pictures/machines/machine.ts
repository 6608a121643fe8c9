import { type Canvas, shadow } from '../canvas';
import { fryer, griddle, kebab, kettle, oven, roller } from './cooking';
import { type Pen, penAt } from './pen';
import { cabinet, dispenser, display, toaster } from './serving';

const warm = [
  ['hamburger', 'hot-dog', 'hamburger'],
  ['french-fries', 'poultry-leg', 'french-fries'],
  ['sandwich', 'croissant', 'sandwich'],
];

/** The machines by a word of their names; the last one is any other's. */
const machines: readonly (readonly [word: RegExp, draw: (pen: Pen) => string])[] = [
  [/nakkikattila/, kettle],
  [/lampovitriini/, (pen) => cabinet(pen, warm)],
  [/kebab/, kebab],
  [/parila/, griddle],
  [/rasvakeitin/, fryer],
  [/pizzauuni/, oven],
  [/kylmavitriini/, display],
  [/annostelija/, dispenser],
  [/paahdin/, toaster],
  [/18$/, (pen) => roller(pen, 6)],
  [/./, (pen) => roller(pen, 4)],
];

/** A machine for a kiosk or kitchen, which one by its name; (x, y) is a little above its foot. */
export function machine(on: Canvas, x: number, y: number, name: string): string {
  const [definitions, pen] = penAt(on, x, y);
  const draw = machines.find(([word]) => word.test(name))?.[1] as (pen: Pen) => string;
  return definitions + shadow(on, x, y + 18 * on.unit, 46 * on.unit, 5 * on.unit, 0.5) + draw(pen);
}
