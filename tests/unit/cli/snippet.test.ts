// @vitest-environment node
import { expect, it } from 'vitest';
import { command } from '../../../cli/commands/snippet.command';
import { integritySnippet } from '../../../scripts/describe/integrity-snippet';

const base = 'https://cdn.example.org/atria/1.2.0/';
const entry = (name: string) => ({ integrity: `sha384-${name}`, bytes: 1 });
const files = {
  'atria.css': entry('styles'),
  'atria.js': entry('loader'),
  'atria-retry.js': entry('retry'),
  'core.js': entry('core'),
  'widgets/cart.js': entry('cart'),
  'chunks/shop.js': entry('shop'),
  'cms/tinymce/plugin.js': entry('plugin'),
  'fonts/lora.woff2': entry('font'),
};
const lines = integritySnippet(base, files);
const map = JSON.parse(/<script type="importmap">(.+)<\/script>/.exec(lines[1] ?? '')?.[1] ?? '');

it('has the browser check every module by its absolute address, and nothing else', () => {
  const addresses = Object.keys(map.integrity).filter((address) => !address.includes('?'));
  expect(addresses).toEqual(
    ['atria.js', 'core.js', 'widgets/cart.js', 'chunks/shop.js'].map((path) => base + path),
  );
  expect(map.integrity[`${base}chunks/shop.js`]).toBe('sha384-shop');
});

it('has an entry for each address at which the loader requests its help for failed files', () => {
  expect(map.integrity[`${base}atria-retry.js?0`]).toBe('sha384-retry');
  expect(map.integrity[`${base}atria-retry.js?8`]).toBe('sha384-retry');
});

it('puts the import map before every module, and hashes into the tags themselves, too', () => {
  expect(lines.map((line) => /^<\w+ \w+="\w+"/.exec(line)?.[0])).toEqual([
    '<link rel="stylesheet"',
    '<script type="importmap"',
    '<link rel="modulepreload"',
    '<script type="module"',
  ]);
  expect(lines[0]).toContain('integrity="sha384-styles" crossorigin');
  expect(lines[3]).toContain(`src="${base}atria.js" integrity="sha384-loader"`);
});

it('has a line for the fonts of a brand, checked as the others, and its name on the script', () => {
  const fonts = { 'brands/delise.css': entry('delise'), ...files };
  const [, line = '', , , script = ''] = integritySnippet(base, fonts, 'delise');
  expect(line).toContain(`href="${base}brands/delise.css" integrity="sha384-delise" crossorigin`);
  expect(script).toContain('data-brand="delise"');
});

it('asks for the address of the folder, since the map needs absolute ones', async () => {
  await expect(command.run([])).rejects.toThrow('Which address');
  await expect(command.run(['/atria/'])).rejects.toThrow('Which address');
  await expect(command.run([base, '--brand=delis'])).rejects.toThrow('no brand "delis"');
});
