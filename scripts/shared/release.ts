import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './widget-files';

/** The release that is built, as package.json names it. */
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/**
 * Whether the build is one to debug: names are kept, source maps written, and React is whole.
 * `npm start` asks for it; what ships is built without it.
 */
export const isReadable = process.env.ATRIA_READABLE === '1';

/** Where releases are built. */
export const built = join(root, isReadable ? 'dist/readable' : 'dist');

/** Its files lie in a folder of its own, so that each keeps its name and never changes. */
export const dist = join(built, version);
