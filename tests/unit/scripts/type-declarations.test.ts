// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageDeclarations } from '../../../scripts/describe/package-declarations';
import { reactDeclarations } from '../../../scripts/describe/react-declarations';
import {
  svelteDeclarations,
  vueDeclarations,
} from '../../../scripts/describe/template-declarations';
import { allEvents, typeDeclarations } from '../../../scripts/describe/type-declarations';
import { loadContracts } from '../../../scripts/shared/load-contracts';
import { root } from '../../../scripts/shared/widget-files';
import { minutes } from '../../../scripts/test/limits';
import { event, widgetContract } from '../../../src/core/element/contract';

const contracts = await loadContracts();
const folder = mkdtempSync(join(tmpdir(), 'atria-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The components of docs/frameworks.md that can be checked without a framework's own checker. */
const components = {
  'react-19.tsx': 'react/recipe-list.tsx',
  'react-18.tsx': 'react/recipe-list-18.tsx',
  'angular.ts': 'angular/recipe-list.component.ts',
};

/** The type checker's output for tests/types and the components, line by line. */
async function complaints(): Promise<readonly string[]> {
  for (const [name, source] of Object.entries(components))
    cpSync(join(root, 'tests/browser/frameworks', source), join(folder, name));
  writeFileSync(
    join(folder, 'atria-widgets.d.ts'),
    typeDeclarations(contracts) + packageDeclarations(contracts),
  );
  writeFileSync(join(folder, 'atria-widgets-react.d.ts'), reactDeclarations(contracts));
  writeFileSync(join(folder, 'vue.d.ts'), vueDeclarations(contracts));
  writeFileSync(join(folder, 'svelte.d.ts'), svelteDeclarations(contracts));
  const modules = join(root, 'node_modules');
  const types = join(modules, '@types');
  const config = {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      experimentalDecorators: true,
      types: [],
      paths: {
        'atria-widgets': ['./atria-widgets.d.ts'],
        'atria-widgets-react': ['./atria-widgets-react.d.ts'],
        'atria-widgets/vue': ['./vue.d.ts'],
        'atria-widgets/svelte': ['./svelte.d.ts'],
        react: [`${types}/react`],
        'react/*': [`${types}/react/*`],
        csstype: [join(modules, 'csstype')],
        '@angular/core': [join(modules, '@angular/core')],
        vue: [join(modules, 'vue')],
        'svelte/elements': [join(modules, 'svelte/elements.d.ts')],
      },
    },
    files: [
      ...['page.ts', 'react.tsx', 'templates.ts'].map((file) => join(root, 'tests/types', file)),
      ...Object.keys(components),
    ],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder]);
  return run.then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.split('\n'),
  );
}

describe('the types for a page’s code', () => {
  let said: readonly string[] = [];
  beforeAll(async () => {
    said = await complaints();
  }, minutes(1));

  it('accept what a script may set and know the events [ELEM-04, ELEM-08]', () => {
    expect(said.filter((line) => !line.includes('react.tsx'))).toEqual([]);
  });

  it('accept what React passes and refuse misspelt or invalid names', () => {
    expect(said.filter((line) => line.includes('react.tsx'))).toEqual([]);
  });

  it('have one detail per event, for all widgets that fire it', () => {
    const of = (name: string, cancelable: boolean, detail = {}) =>
      widgetContract({
        name,
        purpose: 'text',
        summary: 'A trial.',
        wakes: 'load',
        because: 'A trial.',
        attributes: {},
        events: { 'atria-buy': event({ description: 'It happened.', cancelable, detail }) },
      });
    expect(() => allEvents([...contracts, of('trial', true)])).toThrow('atria-buy has two details');
  });
});
