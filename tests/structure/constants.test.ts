import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { constantsOf } from '../../scripts/dev/constants';
import { root } from '../../scripts/shared/widget-files';

const declaring = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  // The modules for content systems are no part of the page that is served.
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('cms'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const names = [...source.matchAll(/^declare const (__[A-Z]+__)/gm)].map(([, name]) => name);
    return names.length ? [[file, names] as const] : [];
  });

it.each(declaring)(
  '%s gets the constants that it declares from the development server, too',
  async (file, names) => {
    expect(Object.keys(await constantsOf(file)).sort()).toEqual([...names].sort());
  },
);
