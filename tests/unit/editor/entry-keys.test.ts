import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntryKeys, nextKeys } from '../../../editor/form/entry-keys';

const none: EntryKeys = { entries: [], gone: [] };
const keysOf = ({ entries }: EntryKeys) => entries.map(({ key }) => key);
const [a, b, c] = ['A', 'B', 'C'].map((header) => ({ header }));
/** The list as a text that is read anew. */
const reread = <T>(list: T): T => JSON.parse(JSON.stringify(list));

describe('the keys of the entries of a list', () => {
  const before = nextKeys(none, [a, b, c]);
  const [one, two, three] = keysOf(before);
  it.each([
    ['the same entries', [a, b, c], [one, two, three]],
    ['a moved one', [b, a, c], [two, one, three]],
    ['a removed one', [a, c], [one, three]],
    ['a written one', [a, { header: 'BB' }, c], [one, two, three]],
    ['a list read anew', reread([a, b, c]), [one, two, three]],
    ['a list read anew, without one', reread([b, c]), [two, three]],
    ['a written one that is now equal to the next', [a, { header: 'C' }, c], [one, two, three]],
  ])('stay with them: %s', (_, next, keys) => {
    expect(keysOf(nextKeys(before, next))).toEqual(keys);
  });

  it('come back with them, also from a text', () => {
    const without = nextKeys(before, [a, c]);
    expect(keysOf(nextKeys(without, [a, b, c]))).toEqual([one, two, three]);
    expect(keysOf(nextKeys(without, reread([a, b, c])))).toEqual([one, two, three]);
    expect(keysOf(nextKeys(nextKeys(before, []), reread([c])))).toEqual([three]);
  });

  it('stay with plain texts, also where a written one becomes equal to another', () => {
    const texts = nextKeys(none, ['x', 'y', 'z']);
    expect(keysOf(nextKeys(texts, ['y', 'y', 'z']))).toEqual(keysOf(texts));
    expect(keysOf(nextKeys(texts, ['x', 'x', 'z']))).toEqual(keysOf(texts));
  });

  it('are one for each entry, and stay with all that is not touched', () => {
    const deed = fc.record({
      kind: fc.constantFrom('add', 'remove', 'move', 'write', 'reread'),
      at: fc.nat(9),
      to: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        let count = 0;
        let list: { readonly name: number; readonly text: number }[] = [];
        let keys = none;
        const keyByName = new Map<number, number>();
        for (const { kind, at, to } of deeds) {
          const index = list.length > 0 ? at % list.length : -1;
          if (kind === 'add') list = [...list, { name: ++count, text: 0 }];
          else if (kind === 'remove') list = list.filter((_, one) => one !== index);
          else if (kind === 'reread') list = reread(list);
          else if (kind === 'write')
            list = list.map((one, place) => (place === index ? { ...one, text: to } : one));
          else {
            const rest = list.filter((_, one) => one !== index);
            const moved = list.slice(index, index + 1);
            list = [...rest.slice(0, to), ...moved, ...rest.slice(to)];
          }
          keys = nextKeys(keys, list);
          expect(new Set(keysOf(keys)).size).toBe(list.length);
          list.forEach(({ name }, place) => {
            const key = keysOf(keys)[place] ?? 0;
            expect(keyByName.get(name) ?? key).toBe(key);
            keyByName.set(name, key);
          });
        }
      }),
    );
  });
});
