import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollStep } from '../../../src/widgets/menu-builder/drag/autoscroll';
import { dropPlace } from '../../../src/widgets/menu-builder/drag/drop-place.model';
import { held, movedTo, type Press } from '../../../src/widgets/menu-builder/drag/press.model';
import { done } from '../../../src/widgets/menu-builder/edit/actions.model';
import { matchingRecipes } from '../../../src/widgets/menu-builder/edit/add-dish';
import {
  changed,
  type History,
  redone,
  startHistory,
  undone,
} from '../../../src/widgets/menu-builder/edit/history.model';
import {
  cardOf,
  days,
  emptyWeek,
  type KeyedWeek,
  keyedWeeks,
  plainWeeks,
} from '../../../src/widgets/menu-builder/menu.model';
import { savedAddress } from '../../../src/widgets/menu-builder/saved-menu';
import { datesOf, weekNumber } from '../../../src/widgets/menu-builder/week-number.model';

const year = fc.integer({ min: 1980, max: 2120 });
const day = fc.tuple(year, fc.integer({ min: 0, max: 365 })).map(([y, n]) => new Date(y, 0, 1 + n));
const after = (date: Date, count: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);

describe('the number of a week', () => {
  it('is 1 in the week of 4 January, and 52 or 53 in that of 28 December [MENU-12]', () =>
    fc.assert(
      fc.property(year, (y) => {
        expect(weekNumber(new Date(y, 0, 4), 0)).toBe(1);
        const last = weekNumber(new Date(y, 11, 28), 0);
        expect([52, 53]).toContain(last);
        // What follows is week 1 again.
        expect(weekNumber(new Date(y, 11, 28), 1)).toBe(1);
      }),
    ));

  it('changes only on Mondays, by one or back to 1 [MENU-12]', () =>
    fc.assert(
      fc.property(day, (date) => {
        const [before, now] = [weekNumber(after(date, -1), 0), weekNumber(date, 0)];
        if (date.getDay() !== 1) expect(now).toBe(before);
        else if (now !== 1) expect(now).toBe(before + 1);
        else expect(before).toBeGreaterThanOrEqual(52);
      }),
    ));

  it('counts the weeks of a menu on from the current one [MENU-12]', () => {
    const numbers = (date: Date, count: number) =>
      Array.from({ length: count }, (_, index) => weekNumber(date, index));
    expect(numbers(new Date(2026, 11, 7), 6)).toEqual([50, 51, 52, 53, 1, 2]);
    expect(numbers(new Date(2025, 11, 15), 4)).toEqual([51, 52, 1, 2]);
    // Late on a Sunday evening, and across the change to summer time.
    expect(numbers(new Date(2026, 2, 29, 23, 59), 2)).toEqual([13, 14]);
  });

  it('has its dates', () => {
    const [sunday, week] = [new Date(2026, 11, 27), 1];
    expect(datesOf(sunday, week, 'fi')).toEqual(['28.12.', '29.12.', '30.12.', '31.12.', '1.1.']);
    expect(datesOf(sunday, week, 'de')[4]).toBe('1.1.');
    expect(datesOf(sunday, week, 'se')[4]).toBe('1/1');
  });
});

const week = (...monday: readonly string[]): KeyedWeek => ({
  ...emptyWeek(),
  monday: monday.map((name) => cardOf(name)),
});
const names = (one: KeyedWeek | undefined, of: (typeof days)[number] = 'monday') =>
  one?.[of].map(({ header }) => header);
const keyIn = (one: KeyedWeek, index: number) => one.monday[index]?.key ?? -1;

describe('what is done to a week', () => {
  const start = week('Keitto', 'Leipä', 'Salaatti');
  const recipes = { Keitto: { header: 'Keitto', link: '/keitto', image: '/keitto.svg' } };

  it('gives link and image to a recipe’s very name only [MENU-08]', () => {
    const added = (name: string) => {
      const result = done(start, { does: 'add', day: 'friday', name });
      return result && plainWeeks([result.week], recipes)[0]?.friday;
    };
    expect(added('Keitto')).toEqual([recipes.Keitto]);
    for (const name of ['keitto', 'Keitt', 'constructor', '__proto__'])
      expect(added(name)).toEqual([{ header: name, link: '', image: '' }]);
  });

  it('swaps a card with the next one; the last has none [MENU-06]', () => {
    const swap = (index: number) =>
      names(done(start, { does: 'swap', key: keyIn(start, index) })?.week);
    expect(swap(0)).toEqual(['Leipä', 'Keitto', 'Salaatti']);
    expect(swap(2)).toBeUndefined();
  });

  it('does not move a card beyond Monday and Friday [MENU-06]', () => {
    expect(done(start, { does: 'before', key: keyIn(start, 0) })).toBeUndefined();
    const moved = done(start, { does: 'after', key: keyIn(start, 1) })?.week;
    expect(names(moved)).toEqual(['Keitto', 'Salaatti']);
    expect(names(moved, 'tuesday')).toEqual(['Leipä']);
  });

  it('drops a card within its day as well as on another [MENU-06]', () => {
    const drop = (to: { day: (typeof days)[number]; index: number }) =>
      done(start, { does: 'drop', key: keyIn(start, 0), to })?.week;
    expect(names(drop({ day: 'monday', index: 2 }))).toEqual(['Leipä', 'Salaatti', 'Keitto']);
    expect(names(drop({ day: 'friday', index: 0 }), 'friday')).toEqual(['Keitto']);
    expect(drop({ day: 'monday', index: 0 })).toBeUndefined();
  });

  it('never loses or adds a card, in any move [MENU-06]', () => {
    const move = fc.record({
      does: fc.constantFrom('swap' as const, 'before' as const, 'after' as const, 'drop' as const),
      card: fc.nat(),
      to: fc.record({ day: fc.constantFrom(...days), index: fc.nat(6) }),
    });
    const all = (one: KeyedWeek) => days.flatMap((of) => one[of].map(({ key }) => key)).sort();
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let now = week('a', 'b', 'c', 'd', 'e');
        const keys = all(now);
        for (const { does, card, to } of moves)
          now = done(now, { does, to, key: keys[card % 5] ?? 0 })?.week ?? now;
        expect(all(now)).toEqual(keys);
      }),
    );
  });
});

describe('the history of edits', () => {
  const weeks = (count: number) => Array.from({ length: count }, () => week('Keitto'));

  it('goes back and forth over all changes [MENU-06]', () => {
    const steps = fc.array(fc.constantFrom('change', 'undo', 'redo'), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (given) => {
        let history: History = startHistory(weeks(1));
        // The same by a list and a place in it.
        let kept = [history.now.weeks];
        let at = 0;
        for (const step of given) {
          if (step === 'change') {
            const next = weeks(1 + (at % 3));
            history = changed(history, next, 0);
            kept = [...kept.slice(0, at + 1), next];
            at++;
          } else if (step === 'undo') {
            history = undone(history);
            at = Math.max(at - 1, 0);
          } else {
            history = redone(history);
            at = Math.min(at + 1, kept.length - 1);
          }
          expect(history.now.weeks).toBe(kept[at]);
          expect(history.now.weeks[history.shown]).toBeDefined();
        }
      }),
    );
  });

  it('shows the week of the change that it undoes or redoes [MENU-05]', () => {
    const start = { ...startHistory(weeks(3)), shown: 2 };
    const edited = { ...changed(start, weeks(3), 2), shown: 0 };
    expect(undone(edited).shown).toBe(2);
    expect(redone({ ...undone(edited), shown: 0 }).shown).toBe(2);
    // Its week is removed, too.
    expect(undone(changed(startHistory(weeks(1)), weeks(2), 1)).shown).toBe(0);
  });

  it('begins with the stored edits as one change to undo [MENU-11]', () => {
    const [base, kept] = [weeks(1), weeks(2)];
    const history = startHistory(base, kept);
    expect(history.now.weeks).toBe(kept);
    expect(undone(history).now.weeks).toBe(base);
  });
});

describe('a press on a card', () => {
  const start = (isTouch: boolean): Press => {
    const from = { x: 0, y: 0 };
    return { phase: 'press', isTouch, from, at: from };
  };
  const to = (press: Press | undefined, x: number) => press && movedTo(press, { x, y: 0 });

  it.each([
    ['held and moved 50 px', true, 50, 'drag'],
    ['held and moved less', true, 49.9, 'held'],
    ['moved far before the hold', false, 300, 'press'],
    ['neither', false, 0, 'press'],
  ])('%s is a drag or a click [MENU-07]', (_, isHeld, way, phase) => {
    const press = start(false);
    expect(to(isHeld ? held(press) : press, way)?.phase).toBe(phase);
  });

  it('of a finger that moves on scrolls, of one that trembles or has held does not [MENU-07]', () => {
    expect(to(start(true), 40)).toBeUndefined();
    expect(to(start(true), 7)?.phase).toBe('press');
    expect(to(held(start(true)), 40)?.phase).toBe('held');
  });

  it('is a drag from the moment that both are true, whatever follows [MENU-07]', () => {
    const events = fc.array(fc.option(fc.integer({ min: -80, max: 80 })), { maxLength: 30 });
    fc.assert(
      fc.property(fc.boolean(), events, (isTouch, given) => {
        let press: Press | undefined = start(isTouch);
        let [isHeld, isDrag, at] = [false, false, 0];
        for (const x of given) {
          const isScroll: boolean = isTouch && !isHeld && x !== null && Math.abs(x) > 10;
          press = x === null ? held(press) : to(press, x);
          expect(press === undefined).toBe(isScroll);
          if (isScroll) return;
          if (!press) throw new Error('the press was let go');
          isHeld ||= x === null;
          at = x ?? at;
          isDrag ||= isHeld && Math.abs(at) >= 50;
          expect([press.phase, press.at.x]).toEqual([
            isDrag ? 'drag' : isHeld ? 'held' : 'press',
            at,
          ]);
        }
      }),
    );
  });

  it('drops by the middles of the cards, on the day below or a little beside [MENU-06]', () => {
    const cards = [
      { top: 0, bottom: 40 },
      { top: 50, bottom: 150 },
    ];
    const box = { left: 0, right: 100, top: 0, bottom: 200 };
    const next = { box: { ...box, left: 120, right: 220 }, cards: [] };
    const boxOf = (day: string) =>
      day === 'monday' ? { box, cards } : day === 'tuesday' ? next : null;
    const drop = (x: number, y: number) => dropPlace(boxOf, { x, y });
    const indexes = [1, 19, 21, 99, 101, 199].map((y) => drop(50, y)?.index);
    expect(indexes).toEqual([0, 0, 1, 1, 2, 2]);
    expect(drop(115, 21)).toEqual({ day: 'tuesday', index: 0 });
    expect(drop(-40, 21)).toEqual({ day: 'monday', index: 1 });
    expect(drop(-40, -40)).toBeUndefined();
  });

  it('scrolls the faster the nearer it is to an edge, and not in the middle [MENU-06]', () => {
    expect(scrollStep(450, 0, 900)).toBe(0);
    expect(scrollStep(895, 0, 900)).toBeGreaterThan(scrollStep(830, 0, 900));
    expect(scrollStep(2, 0, 900)).toBeLessThan(0);
    expect(scrollStep(-50, 0, 900)).toBe(scrollStep(0, 0, 900));
  });
});

it('a saved menu’s address keeps the rest of the page’s [MENU-09]', () => {
  expect(savedAddress('https://a.example/l?x=1&menuId=3&y=%C3%A4#z', '12')).toBe(
    'https://a.example/l?x=1&menuId=12&y=%C3%A4#z',
  );
  expect(savedAddress('https://a.example/l', '1&2')).toBe('https://a.example/l?menuId=1%262');
});

it('recipes that begin with the typed text come first, at most 30 [MENU-06]', () => {
  const recipes = Object.fromEntries(['Kanakeitto', 'Keitto', 'Pasta'].map((name) => [name, {}]));
  expect(matchingRecipes(recipes, ' keit ')).toEqual(['Keitto', 'Kanakeitto']);
  const sweet = { 'Ma\u0308mmi–annos': {}, 'Mämmi\u00advanukas': {}, Mammuttipiirakka: {} };
  expect(matchingRecipes(sweet, 'MÄMMI A')).toEqual(['Ma\u0308mmi–annos']);
  expect(matchingRecipes(sweet, 'mamm')[0]).toBe('Mammuttipiirakka');
  expect(matchingRecipes(sweet, 'mämmivanukas')).toEqual(['Mämmi\u00advanukas']);
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`Ruoka ${at}`, {}]));
  expect(matchingRecipes(many, 'ruoka')).toHaveLength(30);
});

it('a menu is saved as it was loaded if nothing changed [API-53]', () => {
  const card = { header: 'Keitto', link: '/k', image: '/k.svg' };
  const plain = [
    { monday: [card, card], tuesday: [], wednesday: [], thursday: [], friday: [card] },
  ];
  expect(plainWeeks(keyedWeeks(plain), {})).toEqual(plain);
});
