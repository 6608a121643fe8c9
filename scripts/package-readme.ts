/**
 * The package has a README of its own, `docs/package.md`, and npm packs the file of the project's
 * root under that name. So `prepack` puts the one in place of the other, and `postpack`
 * (`--back`) puts it back.
 */

import { placePackageReadme, restoreReadme } from './release/package-readme';
import { version } from './shared/release';
import { root } from './shared/widget-files';

if (process.argv.includes('--back')) restoreReadme(root);
else placePackageReadme(root, version);
