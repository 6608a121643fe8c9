// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

/** What code looks like that takes a visitor's file by its name, its given type or its bytes. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/\b(file|chosen|picture|photo)s?\.type\b/, 'the type that the system gives'],
  [
    /\{[^}\n]*\btype\b[^}\n]*\}\s*(:\s*File\b|=\s*(file|chosen)\b)/,
    'the type that the system gives',
  ],
  [/\\?\.\(?(png|jpe\?g|jpeg|pdf|heic)\b[^'"`\n]*\$\//, 'the end of its name'],
  [/%PDF|\\x89PNG|\bffd8ff|89504e47|25504446|\biVBORw|JVBERi|\bftyp/i, 'its first bytes'],
];

it('what a visitor’s file is says src/read/file-type alone', () => {
  const found = ['src', 'stand-in/api'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && file !== 'src/read/file-type.ts')
      .flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
        return looks
          .filter(([one]) => one.test(source))
          .map(([, what]) => `${file} looks at ${what}: use fileTypeOf of src/read/file-type`);
      }),
  );
  expect(found).toEqual([]);
});
