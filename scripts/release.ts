import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './widget-files';

/** The release that is built, as package.json names it. */
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** Its files lie in a folder of its own, so that each keeps its name and never changes. */
export const dist = join(root, 'dist', version);
