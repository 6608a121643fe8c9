// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atAddress,
  dueHash,
  noOverlays,
  type OverlayKey,
  type Overlays,
  shownBy,
  withOverlay,
  withoutOverlay,
  withoutTag,
  withTag,
} from '../../../../src/core/popups/overlays.model';
import { often } from '../../support/chance';

/** The page's reaction to each change: it writes the new address, and gets its event. */
const settled = (now: Overlays): Overlays => {
  const hash = dueHash(now);
  return hash === now.hash ? now : atAddress(now, '/', hash);
};

const tags = Array.from({ length: 5 }, (_, at) => Symbol(`tag ${at}`));
const keys = ['letter', 'question', '#newsletter', '#newsreleases'] as const;
const key = fc.constantFrom(...keys, 'menu', 'address');
// A popup of a hash is opened only by the address.
const named = fc.constantFrom('letter', 'question', 'menu');

type Step = (now: Overlays) => Overlays;
const opening = fc.tuple(named, fc.constantFrom('visitor' as const, 'page' as const)).map(
  ([name, by]): Step =>
    (now) =>
      withOverlay(now, name, by),
);
const forcing = fc.constant<Step>((now) => withOverlay(now, 'address', 'forced'));
const closing = fc.constantFrom<OverlayKey>(...keys, 'menu', 'address').map(
  (name): Step =>
    (now) =>
      withoutOverlay(now, name),
);
/** Tags are added, removed, and moved: the same tag is added again. */
const tagging = fc.tuple(fc.constantFrom(...tags), key).map(
  ([tag, name]): Step =>
    (now) =>
      now.tags.some((one) => one.tag === tag) ? withoutTag(now, tag) : withTag(now, name, tag),
);
/** Links, Back and Forward. */
const going = fc.constantFrom('', '#grilli', '#newsletter', '#newsreleases').map(
  (hash): Step =>
    (now) =>
      atAddress(now, '/', hash),
);
const steps = fc.array(fc.oneof(opening, forcing, closing, tagging, going), { maxLength: 40 });

const isHash = (name: OverlayKey | null) => typeof name === 'string' && name.startsWith('#');

describe('the popups of a page, in random walks [ELEM-05]', () => {
  it('have one open, none waiting twice, and no address with a closed one', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        let now = noOverlays;
        for (const step of walk) {
          const before = now;
          now = settled(step(now));
          const { open, waiting, forced, hash } = now;
          expect(waiting).not.toContain(open);
          expect(new Set(waiting).size).toBe(waiting.length);
          expect(new Set(forced).size).toBe(forced.length);
          // What is open is shown; if nothing is open nothing waits except for its tag.
          if (open !== null) expect(shownBy(now, open)).toBeDefined();
          else expect(waiting.filter((one) => shownBy(now, one))).toEqual([]);
          // A forced one gives up its place only when it is closed.
          if (before.open === 'address' && forced.includes('address')) expect(open).toBe('address');
          // A popup of a hash is open, or waits for a forced one, while the address has it.
          for (const one of [open, ...waiting]) if (isHash(one)) expect(one).toBe(hash);
          if (shownBy(now, hash)) expect([open, ...waiting]).toContain(hash);
        }
      }),
      { numRuns: often(500) },
    );
  });

  it('give the place of a requested popup without a tag to the next one', () => {
    const asked = withOverlay(noOverlays, 'letter', 'visitor');
    const tagged = withTag(asked, 'address', Symbol());
    expect(withOverlay(tagged, 'address', 'forced').open).toBe('address');
  });

  it('open a requested popup when its tag is added, and not on another page', () => {
    const asked = withOverlay(atAddress(noOverlays, '/a', ''), 'letter', 'visitor');
    expect(withTag(asked, 'letter', Symbol()).open).toBe('letter');
    expect(withTag(atAddress(asked, '/b', ''), 'letter', Symbol()).open).toBeNull();
  });

  it('do not change a popup when a tag is removed that does not show it', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...tags), (walk, tag) => {
        const now = walk.reduce((one, step) => settled(step(one)), noOverlays);
        const gone = now.tags.find((one) => one.tag === tag);
        if (!gone || shownBy(now, gone.key) === tag) return;
        expect(withoutTag(now, tag)).toEqual({ ...now, tags: expect.anything() });
      }),
    );
  });

  it('restore a hash that is no popup of the page, or none', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        const now = walk.reduce((one, step) => settled(step(one)), noOverlays);
        if (!isHash(now.open)) return;
        const after = settled(withoutOverlay(now, now.hash));
        expect(shownBy(after, after.hash)).toBeUndefined();
        expect(['', ...now.hashes]).toContain(after.hash);
      }),
    );
  });
});
