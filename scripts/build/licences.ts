import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../shared/widget-files';

/** Licences that allow shipping to anyone, if their text is included. */
const known = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  '(MPL-2.0 OR Apache-2.0)',
];

/** The licence text for a package that names a licence but includes no file of it. */
const mit = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The package folder that contains a file; undefined for our own files. */
export const packageOf = (path: string): string | undefined =>
  /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/').replace(/^\0/, ''))?.[0];

/**
 * A package's name, version and licence text.
 *
 * @throws if its licence is unknown here, or its text cannot be found.
 */
export function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author } = about;
  if (!known.includes(license))
    throw new Error(
      `${name} is under ${license}: may it be shipped? See scripts/build/licences.ts`,
    );
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  if (!file && license !== 'MIT') throw new Error(`${name} includes no text of its ${license}`);
  const holder = (author?.name ?? author ?? `the authors of ${name}`).replace(/\s*[<(].*$/, '');
  const words = file ? readFileSync(join(folder, file), 'utf8').trim() : mit(holder);
  return `${name} ${version} (${license})\n\n${words}`;
}

const shipped = new Set<string>();

/** Records which packages have code in a build's output. */
export const noteShipped = (): Plugin => ({
  name: 'note-shipped',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      for (const id of output.type === 'chunk' ? Object.keys(output.modules) : []) {
        const folder = packageOf(id);
        if (folder) shipped.add(folder);
      }
  },
});

/** Records a file that is shipped unchanged. */
export function noteShippedFile(path: string): void {
  const folder = packageOf(path);
  if (folder) shipped.add(folder);
}

/** Writes our licence and those of all recorded packages into a folder. */
export function writeLicences(folder: string): void {
  const own = `Atria Widgets\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`;
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  const parts = [own, ...[...shipped].map(licenceOf).sort((a, b) => a.localeCompare(b))];
  writeFileSync(join(folder, 'LICENSES.txt'), `${parts.join(line)}\n`);
}
