import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../support/chance';
import { fireEvent, screen } from '../../support/dom';
// It loads when the field gets the focus; under a stopped clock it would load too late.
import '../../../../src/core/quick-search/quick-search-panel';
import { widget } from '../../../../src/widgets/quick-search/quick-search.widget';
import { answeringFetch } from '../../support/answering-fetch';
import { expectFaults } from '../../support/expect-faults';
import { fakeTime } from '../../support/fake-time';
import { renderWidget } from '../../support/render-widget';

const time = fakeTime();

/** A box whose calls are answered on request, and the possible actions of a visitor. */
function visit() {
  const waiting: { q: string; isAborted: () => boolean; go: (answer: unknown) => void }[] = [];
  const { settings } = answeringFetch(
    ({ param, isAborted }) =>
      new Promise((go) => waiting.push({ q: param('q') ?? '', isAborted, go })),
  );
  const { unmount } = renderWidget(widget, { settings, stop: ['atria-search-navigate'] });
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.focus();
  const form = field.form as HTMLFormElement;
  const state = { isWanted: true };
  const answer = (from: 'first' | 'last', isThere: boolean) => {
    const one = from === 'first' ? waiting.shift() : waiting.pop();
    one?.go(isThere ? { hits: [{ contentId: one.q, url: '/x', title: one.q }] } : 500);
  };
  return {
    state,
    running: () => waiting.filter((one) => !one.isAborted()).length,
    unmount,
    field,
    shown: () => screen.queryAllByRole('option').map((one) => one.textContent),
    isBusy: () => form.querySelector('[aria-busy=true]') !== null,
    answer,
    type: (value: string) => {
      if (value !== field.value) state.isWanted = true;
      fireEvent.change(field, { target: { value } });
    },
    leave: {
      press: () => fireEvent.pointerDown(document.body),
      blur: () => fireEvent.blur(field, { relatedTarget: document.body }),
      submit: () => fireEvent.submit(form),
    },
  };
}
type Visit = ReturnType<typeof visit>;
type Step = (at: Visit) => unknown;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('', 'n', 'nakki', 'nakki ', 'kana', 'makkara').map(
    (text): Step =>
      (at) =>
        at.type(text),
  ),
  fc.constantFrom('press' as const, 'blur' as const, 'submit' as const).map(
    (how): Step =>
      (at) => {
        at.leave[how]();
        at.state.isWanted = false;
      },
  ),
  fc.tuple(fc.constantFrom('first' as const, 'last' as const), fc.boolean()).map(
    ([from, isThere]): Step =>
      (at) =>
        at.answer(from, isThere),
  ),
  fc.constantFrom(0, 100, 500).map(
    (ms): Step =>
      () =>
        time.pass(ms),
  ),
);

describe('suggestions, in any order of letters, answers and leaving', () => {
  it('show only for a visitor in the box, and once all is quiet those of its text [QS-03] [QS-05] [QS-12]', async () => {
    expectFaults();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const at = visit();
        try {
          for (const act of steps) {
            await act(at);
            await time.pass();
            const text = at.field.value.trim();
            const mayShow = at.state.isWanted && text.length >= 3;
            if (!mayShow) expect([at.shown(), at.isBusy()]).toEqual([[], false]);
            expect(at.running()).toBeLessThanOrEqual(mayShow ? 1 : 0);
          }
          await time.pass(500);
          for (let turn = 0; turn < 30; turn++) at.answer('first', true);
          await time.pass();
          const last = at.field.value.trim();
          expect(at.isBusy()).toBe(false);
          expect([[], [last]]).toContainEqual(at.shown());
          if (!at.state.isWanted || last.length < 3) expect(at.shown()).toEqual([]);
        } finally {
          at.unmount();
        }
      }),
      { numRuns: often(60) },
    );
  });
});
