/**
 * `npm run build:package`: `dist/npm/`, the part of the package beside the release of
 * `dist/<version>/`: modules for bundlers, types, and the command. `npm pack` and `npm publish` run
 * it.
 */
import './shared/production';
import { join } from 'node:path';
import { buildCli } from './build/cli';
import { writeLicences } from './build/licences';
import { buildModules } from './build/modules';
import { writePackage } from './build/write-package';
import { root } from './shared/widget-files';

const place = 'dist/npm';
const folder = join(root, place);
await buildModules(folder);
await buildCli(join(folder, 'cli'));
writeLicences(folder);
await writePackage(folder, place);
console.log(`  ${place}/: modules, types and the command`);
