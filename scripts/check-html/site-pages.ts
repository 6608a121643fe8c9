import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from './nu';

/** The pages of a built site; those of the release and of Storybook are checked where they are made. */
export const sitePages = (folder: string): readonly Document[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(atria|editor|storybook)[\\/]/.test(file))
    .map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }));
