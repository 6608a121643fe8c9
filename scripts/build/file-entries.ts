import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files, integrityOf } from '../describe/integrity-snippet';

/** What browsers check files of a release's folder by, and how large they are. */
export const entriesOf = (folder: string, paths: readonly string[]): Files =>
  Object.fromEntries(
    paths.map((path) => {
      const bytes = readFileSync(join(folder, path));
      return [path, { integrity: integrityOf(bytes), bytes: bytes.length }];
    }),
  );
