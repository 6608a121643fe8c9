// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { snippet } from '../../scripts/describe/snippet';
import { namingFiles } from '../../scripts/release/rewrite';
import { version } from '../../scripts/shared/release';
import { root } from '../../scripts/shared/widget-files';

it.each(['README.md', 'docs/embedding.md'])('%s has the lines of the release', (file) => {
  const text = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
  const [styles, preload, script] = snippet(`https://cdn.example.org/atria/${version}/`);
  expect(text).toContain(`${styles} ${preload} ${script?.replace('></script>', '')} data-brand=`);
});

it('the editor of this project completes the tags of the release', () => {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
  expect(settings['html.customData']).toEqual([`./dist/${version}/vscode.html-custom-data.json`]);
});

const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!decisions).*\.md$/.test(file),
);
const pages = ['README.md', 'CONTRIBUTING.md', ...docs.map((file) => `docs/${file}`)];

it('every page that names the release is updated for the next one', () => {
  const naming = pages.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(`/${version}`),
  );
  expect(naming.filter((file) => !namingFiles.includes(file))).toEqual([]);
});

it('no page names the folder of another release', () => {
  const named = pages.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\/(?:atria|dist)\/(\d+\.\d+\.\d+)/g)]
      .filter(([, number]) => number !== version)
      .map(([text]) => `${file}: ${text}`),
  );
  expect(named).toEqual([]);
});
