import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuWeek } from '../../../src/api/menu';
import { readMenuDraft } from '../../../src/widgets/menu-builder/edit/draft';
import { changeEdits, editsOf, loadEdits } from '../../../src/widgets/menu-builder/edit/edits';
import {
  acted,
  asksOnLeave,
  discardedEdits,
  going,
  isDirty,
  type MenuEdits,
  notPosted,
  posting,
  saved,
  showing,
  shownWeek,
  startEdits,
  typedOn,
  withoutWeek,
  withRedo,
  withText,
  withUndo,
  withWeek,
} from '../../../src/widgets/menu-builder/edit/edits.model';
import { days, plainWeeks } from '../../../src/widgets/menu-builder/menu.model';
import { often } from '../support/chance';
import { renewPage } from '../support/renew-page';

const none = { tuesday: [], wednesday: [], thursday: [], friday: [] };
const card = (header: string) => ({ header, link: '', image: '' });
const menu: readonly MenuWeek[] = [
  { ...none, monday: [card('Keitto'), card('Leipä')] },
  { ...none, monday: [card('Puuro')] },
];

const at = fc.nat({ max: 5 });
const day = fc.constantFrom(...days);
const text = fc.constantFrom('', ' ', 'Talon oma', 'Toinen');
const step = fc.oneof(
  fc.record({ does: fc.constant('type' as const), day, text }),
  fc.record({ does: fc.constant('add' as const), day, text }),
  fc.record({ does: fc.constantFrom('remove' as const, 'swap', 'before', 'after'), at }),
  fc.record({ does: fc.constant('show' as const), at }),
  fc.record({
    does: fc.constantFrom(
      'week' as const,
      'no week',
      'undo',
      'redo',
      'post',
      'save',
      'fail',
      'discard',
      'restore',
      'load',
      'reload',
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const id = '1';
const now = (): MenuEdits => {
  const edits = editsOf(id);
  if (!edits) throw new Error('no menu');
  return edits;
};
/** All that a visitor sees: the weeks, and the text in the fields. */
const content = (edits: MenuEdits) => ({
  weeks: plainWeeks(edits.history.now.weeks, {}),
  typed: edits.history.now.weeks.map((week) =>
    days.map((one) => (typedOn(edits, week, one).trim() ? typedOn(edits, week, one) : '')),
  ),
});
const all = ({ weeks, typed }: ReturnType<typeof content>) =>
  weeks.map((week, index) =>
    days.map((one, place) =>
      [...week[one].map(({ header }) => header), typed[index]?.[place]?.trim()].filter(Boolean),
    ),
  );

const change = (make: (edits: MenuEdits) => MenuEdits) => changeEdits(id, make);
const plainly: Record<string, (edits: MenuEdits) => MenuEdits> = {
  week: withWeek,
  'no week': withoutWeek,
  undo: withUndo,
  redo: withRedo,
  post: (edits) => (edits.posted ? edits : posting(edits)),
  fail: notPosted,
  discard: discardedEdits,
  restore: ({ discarded, ...edits }) => discarded ?? edits,
};

/** One step of a visitor or of the server. */
function walk(one: Step, server: { weeks: unknown }): void {
  if (one.does === 'type') change((edits) => withText(edits, one.day, one.text));
  else if (one.does === 'add')
    change((edits) => {
      const name = one.text.trim();
      return (name && acted(edits, { does: 'add', day: one.day, name })?.edits) || edits;
    });
  else if (one.does === 'show')
    change((edits) => showing(edits, one.at % edits.history.now.weeks.length));
  else if ('at' in one) {
    const week = shownWeek(now());
    const { key = -1 } = days.flatMap((each) => week[each])[one.at] ?? {};
    change((edits) => acted(edits, { does: one.does, key })?.edits ?? edits);
  } else if (one.does === 'save') {
    const { posted } = now();
    if (posted) server.weeks = plainWeeks(posted, {});
    change((edits) => saved(edits, 1));
  } else if (one.does === 'load') loadEdits(id, server.weeks as typeof menu, 1);
  else if (one.does === 'reload') {
    renewPage();
    loadEdits(id, server.weeks as typeof menu, 1);
  } else change(plainly[one.does] ?? ((edits) => edits));
}

describe('the edits of a menu', () => {
  it('are never lost: what is not stored as a draft is on the server [MENU-09, MENU-11]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        renewPage();
        sessionStorage.clear();
        loadEdits(id, menu, 0);
        const server = { weeks: menu as unknown };
        for (const one of steps) {
          const before = content(now());
          walk(one, server);
          const after = content(now());
          // What the visitor does not do changes nothing visible.
          if (['save', 'fail', 'load', 'reload'].includes(one.does)) expect(after).toEqual(before);
          if (one.does === 'post') {
            expect(all(after)).toEqual(all(before));
            expect(now().posted).toBeDefined();
          }
          const draft = readMenuDraft(id);
          expect(draft !== undefined).toBe(isDirty(now()));
          if (draft) {
            const again = startEdits(id, menu, 0, draft);
            expect(content(again)).toEqual(after);
            // The week that was worked on is open again.
            expect(again.history.shown).toBe(now().history.shown);
          } else expect(all(after)).toEqual(all({ weeks: server.weeks as typeof menu, typed: [] }));
        }
      }),
      { numRuns: often(300) },
    );
  });

  it('that were discarded come back as they were [MENU-11]', () => {
    loadEdits(id, menu, 0);
    change(withWeek);
    change((edits) => withText(edits, 'friday', 'Talon oma'));
    const before = now();
    change(discardedEdits);
    expect(plainWeeks(now().history.now.weeks, {})).toEqual(menu);
    change(({ discarded, ...edits }) => discarded ?? edits);
    expect(now()).toEqual(before);
  });

  it('that a save did not include go along to the new menu, without a question [MENU-09]', () => {
    loadEdits(id, menu, 0);
    change(posting);
    change((edits) => withText(edits, 'friday', 'Talon oma'));
    expect(asksOnLeave(now())).toBe(true);
    change((edits) => saved(edits, 1));
    change((edits) => going(edits, '7'));
    expect([readMenuDraft(id), readMenuDraft('7')?.[0]?.typed?.friday]).toEqual([
      undefined,
      'Talon oma',
    ]);
    expect(asksOnLeave(now())).toBe(false);
    change((edits) => withText(edits, 'friday', 'Talon'));
    expect(asksOnLeave(now())).toBe(true);
  });
});
