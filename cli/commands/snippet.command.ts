import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  integrityMap,
  integrityOf,
  integritySnippet,
} from '../../scripts/describe/integrity-snippet';
import { brands, isBrand } from '../../src/core/page/brand';
import type { Command } from '../command';
import { installed } from '../installed';

/** The address with a slash at its end. */
function baseOf(given: string | undefined): string {
  if (!given || !URL.canParse(given))
    throw new Error(
      'Which address will the folder of the release have? ' +
        'npx atria-widgets snippet https://cdn.example.org/atria/1.0.0/',
    );
  return given.replace(/\/*$/, '/');
}

/** The site in `--brand=`. */
function brandOf(args: readonly string[]): string | undefined {
  const brand = args.find((one) => one.startsWith('--brand='))?.slice('--brand='.length);
  if (!brand || isBrand(brand)) return brand;
  throw new Error(`There is no brand "${brand}"; there are ${brands.join(', ')}.`);
}

export const command: Command = {
  summary: "Prints the lines of a page's head, with the integrity of every script and style.",
  usage: '<address of the folder of the release> [--brand=<site>]',
  async run(args) {
    const base = baseOf(args.find((one) => !one.startsWith('--')));
    const brand = brandOf(args);
    const { version, release } = installed();
    if (!base.includes(version))
      console.error(`Note: the address does not name this release, ${version}.`);
    const { files } = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8'));
    console.log(integritySnippet(base, files, brand).join('\n'));
    // On stderr, so that the lines can be redirected into a file.
    console.error(
      'A content security policy without unsafe-inline lets the import map pass by this hash:\n' +
        `  script-src '${integrityOf(integrityMap(base, files), 'sha256')}'`,
    );
    return 0;
  },
};
