import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../shared/widget-files';

const folder = join(root, 'src');
const declares = /^api[\\/](?!client|http)[\w-]+\.ts$|\.form\.ts$/;

/** The modules of src that declare calls and forms, in order of their paths. */
export const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => declares.test(path))
    .sort()
    .map((path) => import(pathToFileURL(join(folder, path)).href)),
);
