// With a document: what the kit imports of Storybook's brings a CSS of its own where there is none, which
// the files after this one would meet.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyIndexer } from '../../../.storybook/example-stories';
import { tokenGroups } from '../../../scripts/build/brands/token-groups';
import { root } from '../../../scripts/shared/widget-files';
import { baseTokens } from '../../../src/core/style/tokens';
import { releasesIn } from '../../../stories/kit/changelog';
import { heldSelector } from '../../../stories/kit/held-states';
import { kitWidgets, storyIdOf } from '../../../stories/kit/kit-widgets';
import { kitPages } from '../../../stories/kit/start-page';

const stories = readdirSync(join(root, 'stories')).filter((file) => file.endsWith('.stories.tsx'));
const indexOf = async (file: string) => {
  const path = join(root, 'stories', file);
  const entries = await storyIndexer.createIndex(path, { makeTitle: (title = '') => title });
  return entries.map(({ __id }) => __id ?? '');
};

describe('the designer’s kit', async () => {
  const ids = new Set((await Promise.all(stories.map(indexOf))).flat());

  it('leads from its first page to pages that are there', () => {
    expect(kitPages.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('finds every widget with its examples', () => {
    const own = kitWidgets.flatMap(({ name, examples }) =>
      Object.keys(examples).map((example) => storyIdOf(name, example)),
    );
    expect(own.filter((id) => !ids.has(id))).toEqual([]);
    const told = stories.filter((file) =>
      readFileSync(join(root, 'stories', file), 'utf8').includes('storiesFrom('),
    );
    expect(kitWidgets).toHaveLength(told.length);
  });

  it('says of each token once what it is for', () => {
    const named = Object.values(tokenGroups).flatMap((group) => Object.keys(group));
    expect([...named].sort()).toEqual(Object.keys(baseTokens).sort());
  });
});

describe('what is new', () => {
  it('is each release’s list, newest first, without those that say nothing', () => {
    const text =
      '# Changelog\n\n## Unreleased\n\n## 1.1.0\n\n- A `tag`.\n- More.\n\n## 1.0.0\n- First.\n';
    expect(releasesIn(text)).toEqual([
      { name: '1.1.0', news: ['A `tag`.', 'More.'] },
      { name: '1.0.0', news: ['First.'] },
    ]);
  });
});

describe('a state without a hand', () => {
  it.each([
    ['.a:hover:enabled, a.a:hover', '.a[data-held~="hover"]:enabled, a.a[data-held~="hover"]'],
    [':focus-visible', '[data-held~="focus"]'],
    ['.a:focus .b', '.a[data-held~="focus"] .b'],
    ['.a:active:enabled', '.a[data-held~="active"]:enabled'],
    ['.a:focus-within', '.a:is([data-held~="focus"], :has([data-held~="focus"]))'],
  ])('stands for %s', (selector, held) => {
    expect(heldSelector(selector)).toBe(held);
  });
});
