import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../shared/widget-files';

/** The component of the documentation, as an app with the package writes it. */
function documented(framework: string, file: string, into: string): void {
  const text = readFileSync(join(root, 'tests/browser/frameworks', framework, file), 'utf8');
  writeFileSync(join(into, file), text.replace("'./atria-widgets'", "'atria-widgets'"));
}

/** What the frameworks' own checkers accept and refuse in templates of Vue and Svelte. */
export function tryTemplates(folder: string): string {
  const app = join(folder, 'templates');
  const program = (name: string) => join(folder, 'node_modules/.bin', name);
  documented('vue', 'recipe-list.vue', app);
  documented('svelte', 'recipe-list.svelte', app);
  execFileSync(program('vue-tsc'), ['-p', app], { stdio: 'inherit' });
  const args = ['--workspace', app, '--tsconfig', './tsconfig.json', '--output', 'machine'];
  const { stdout } = spawnSync(program('svelte-check'), args, { encoding: 'utf8' });
  const refused = [...stdout.matchAll(/ ERROR "(\S+)" (\d+):/g)].map(([, file, at]) => [file, at]);
  // Svelte has no comment that expects an error: each tag of wrong-tags.svelte has one.
  expect(refused).toEqual(['7', '8', '9', '10', '11'].map((at) => ['wrong-tags.svelte', at]));
  return 'templates of Vue and Svelte: types hold';
}
