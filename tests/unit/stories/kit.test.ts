// With a document: Storybook's modules add a CSS object of their own where there is none, which the
// next files would meet.
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

  it('links from its first page to existing pages', () => {
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

  it('describes the use of each token once', () => {
    const named = Object.values(tokenGroups).flatMap((group) => Object.keys(group));
    expect([...named].sort()).toEqual(Object.keys(baseTokens).sort());
  });
});

describe('the news', () => {
  it('are each release’s list, newest first, without empty ones', () => {
    const text =
      '# Changelog\n\n## Unreleased\n\n## 1.1.0\n\n- A `tag`.\n- More.\n\n## 1.0.0\n- First.\n';
    expect(releasesIn(text)).toEqual([
      { name: '1.1.0', news: ['A `tag`.', 'More.'] },
      { name: '1.0.0', news: ['First.'] },
    ]);
  });
});

describe('a state without input', () => {
  it.each([
    ['.a:hover:enabled, a.a:hover', '.a[data-held~="hover"]:enabled, a.a[data-held~="hover"]'],
    [':focus-visible', '[data-held~="focus"]'],
    ['.a:focus .b', '.a[data-held~="focus"] .b'],
    ['.a:active:enabled', '.a[data-held~="active"]:enabled'],
    ['.a:focus-within', '.a:is([data-held~="focus"], :has([data-held~="focus"]))'],
  ])('replaces %s', (selector, held) => {
    expect(heldSelector(selector)).toBe(held);
  });
});
