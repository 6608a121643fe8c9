// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MissingEvent, missingReducer, nothingMissing, offered } from '../../src/retry-state';

const names = ['atria-cart', 'atria-header'];
const event: fc.Arbitrary<MissingEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('failed', 'defined'), name: fc.constantFrom(...names) }),
  fc.record({ type: fc.constantFrom('asked', 'settled') }),
);

it('reports a widget whose code has failed again since it last loaded, and no other', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = events.reduce(missingReducer, nothingMissing);
      for (const name of names) {
        const own = events.filter((one) => 'name' in one && one.name === name);
        const since = own.slice(own.findLastIndex(({ type }) => type === 'defined') + 1);
        expect(offered(state).includes(name)).toBe(since.length > 1);
      }
      const last = events.findLast((one) => !('name' in one));
      expect(state.isAsking).toBe(last?.type === 'asked');
    }),
  );
});

it('reports each widget once, however often it fails', () => {
  const failed: MissingEvent = { type: 'failed', name: 'atria-cart' };
  expect(offered([failed, failed, failed].reduce(missingReducer, nothingMissing))).toEqual([
    'atria-cart',
  ]);
});
