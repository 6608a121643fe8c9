// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { version } from '../../scripts/release';
import { snippet } from '../../scripts/snippet';
import { root } from '../../scripts/widget-files';

it.each(['README.md', 'docs/embedding.md'])('%s has the lines of the release', (file) => {
  const text = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
  const [styles, preload, script] = snippet(`https://cdn.example.org/atria/${version}/`);
  expect(text).toContain(`${styles} ${preload} ${script?.replace('></script>', '')} data-brand=`);
});

it('the editor of this project completes the tags of the release', () => {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
  expect(settings['html.customData']).toEqual([`./dist/${version}/vscode.html-custom-data.json`]);
});
