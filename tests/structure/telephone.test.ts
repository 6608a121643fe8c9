import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

/** What visitors load and what answers them, but for the readers, and content in an editor's place. */
const sources = ['src', 'stand-in'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.examples)\.tsx?$/.test(file) && !file.startsWith('src/read/'))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })),
);

it('lets only the readers make a link to dial, or take the signs out of a telephone number', () => {
  const links = sources.filter(({ source }) => /(['"`])tel:(?!\1)/.test(source));
  const strips = /\.replace(?:All)?\(\s*\/\S*\\[Ds]\S*\/[a-z]*,\s*''/;
  const strippers = sources.filter(
    ({ source }) => /phone(?:\(|Number)|kinds\/phone/.test(source) && strips.test(source),
  );
  const hint = 'ask src/read/phone.ts or phone-number.ts';
  expect([...links, ...strippers].map(({ file }) => `${file}: ${hint}`)).toEqual([]);
});
