import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnFile } from '../site/written-site';
import type { Document } from './nu';

/** The pages that a built site has of its own. */
export const sitePages = (folder: string): readonly Document[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && isOwnFile(file))
    .map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }));
