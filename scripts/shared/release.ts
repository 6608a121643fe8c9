import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './widget-files';

/** The version of the built release, from package.json. */
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/**
 * Whether the build is for debugging: names are kept, source maps written, and React is complete.
 * `npm start` builds so; what ships is built without it.
 */
export const isReadable = process.env.ATRIA_READABLE === '1';

/** The folder of built releases. */
export const built = join(root, isReadable ? 'dist/readable' : 'dist');

/** Its files are in a folder of its own, so that each keeps its name and never changes. */
export const dist = join(built, version);
