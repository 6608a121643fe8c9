/**
 * The package has a README of its own, `docs/package.md`, and npm packs the file of that name in
 * the project's root. So `prepack` replaces it, and `postpack` (`--back`) restores it.
 */

import { placePackageReadme, restoreReadme } from './release/package-readme';
import { version } from './shared/release';
import { root } from './shared/widget-files';

if (process.argv.includes('--back')) restoreReadme(root);
else placePackageReadme(root, version);
