// @vitest-environment node
import { expect, it } from 'vitest';
import { importedFiles, importsIn, reaches, resolveImport } from '../../../scripts/shared/imports';

const value = { names: [], isType: false, isDynamic: false };
const late = { names: [], isType: false, isDynamic: true };
const type = { names: [], isType: true, isDynamic: false };

it.each([
  ["import './x';", value],
  ["import x from './x';", value],
  ["import * as x from './x';", value],
  ["import { a, b as c, type D } from './x';", { ...value, names: ['a', 'b', 'D'] }],
  ["import x, {\n  a,\n}\nfrom\n  './x'", { ...value, names: ['a'] }],
  ['import { a } from "./x";', { ...value, names: ['a'] }],
  ["import {} from './x';", value],
  ["import type X from './x';", type],
  ["import type { A } from './x';", { ...type, names: ['A'] }],
  ["import { type A } from './x';", { ...type, names: ['A'] }],
  ["export { a as b } from './x';", { ...value, names: ['a'] }],
  ["export * from './x';", value],
  ["export type { A } from './x';", { ...type, names: ['A'] }],
  ["export type * from './x';", type],
  ["const x = () => import('./x');", late],
  ["const x = () => import(\n  './x'\n);", late],
  ["const x = () => import(/* @vite-ignore */ './x');", late],
  ["const x = () => import(// why\n './x');", late],
  ['const x = () => import(`./x`);', late],
  ["const x = importing(async () => (await import('./x')).x);", late],
  ["let x: typeof import('./x');", type],
  ["let x: import('./x').X<string>;", type],
])('%j is read as an import', (text, expected) => {
  expect(importsIn('a.ts', text)).toEqual([{ from: './x', ...expected }]);
});

it.each([
  'const x = (path: string) => import(path);',
  'const x = (name: string) => import(`./$' + '{name}`);',
  "// import './x';",
  "const text = `import './x'`;",
  "const x = import.meta.glob('./*.ts');",
  "export const from = './x';",
])('%j names no module', (text) => {
  expect(importsIn('a.ts', text)).toEqual([]);
});

it('the markup of a view hides no import', () => {
  const text = "const x = <a title='('>{late(() => import('./x'))}</a>;";
  expect(importsIn('a.tsx', text)).toEqual([{ from: './x', ...late }]);
});

it.each([
  ['./counter.contract', 'src/widgets/counter/counter.contract.ts'],
  ['./counter', 'src/widgets/counter/counter.tsx'],
  ['./counter.words.tsv?raw', 'src/widgets/counter/counter.words.tsv'],
  ['.', undefined],
  ['./gone', undefined],
  ['react', undefined],
])('%s leads to the file %s', (from, file) => {
  expect(resolveImport('src/widgets/counter/counter.widget.ts', from)).toBe(file);
});

it('a file reaches what it imports to run, and not what it takes types from', () => {
  const widget = 'src/widgets/counter/counter.widget.ts';
  const view = 'src/widgets/counter/counter.tsx';
  const types = 'src/core/element/contract.ts';
  expect(reaches(widget, new Set([view]))).toBe(true);
  expect(importedFiles('src/core/element/reading/values.ts')).toContain(types);
  expect(importedFiles('src/core/element/reading/values.ts', { withTypes: false })).not.toContain(
    types,
  );
});
