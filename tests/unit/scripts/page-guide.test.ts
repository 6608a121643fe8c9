// @vitest-environment node
import { expect, it } from 'vitest';
import { pageGuide } from '../../../scripts/describe/page-guide';
import { loadContracts } from '../../../scripts/shared/load-contracts';
import { loadFirstExamples } from '../../../scripts/shared/load-examples';

const contracts = await loadContracts();
const guide = pageGuide(contracts, await loadFirstExamples(), ['<script src="…">']);

it('has everything for a page: the head, each tag with its attributes and an example', () => {
  expect(guide).toMatch(/^# Atria Widgets\n\n> /);
  expect(guide).toContain('```html\n<script src="…">\n```');
  for (const { name, attributes } of contracts) {
    const [, part = ''] = guide.split(`\n### <atria-${name}>\n`);
    const own = part.split('\n### ')[0] ?? '';
    expect(own.match(/^- `/gm)?.length ?? 0, name).toBe(Object.keys(attributes).length);
    expect(own, name).toContain(`</atria-${name}>`);
  }
});

it('names each widget once by its purpose', () => {
  const [, list = ''] = guide.split('## Widgets by purpose\n');
  const [purposes = ''] = list.split('\n## ');
  expect(purposes.match(/atria-[\w-]+/g)?.toSorted()).toEqual(
    contracts.map(({ name }) => `atria-${name}`).toSorted(),
  );
});

it('names required values, and the fields of an entry', () => {
  expect(guide).toMatch(/- `cards` \(JSON\): Required\. .* Fields: type\?, header\?, /);
});
