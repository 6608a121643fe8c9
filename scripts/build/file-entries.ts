import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, integrityOf } from '../describe/integrity-snippet';

/** The hashes for browsers and the sizes of the files in a release's folder. */
export const entriesOf = (folder: string, paths: readonly string[]): Files =>
  Object.fromEntries(
    paths.map((path) => {
      const bytes = readFileSync(join(folder, path));
      return [path, { integrity: integrityOf(bytes), bytes: bytes.length }];
    }),
  );
