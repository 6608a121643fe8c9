import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The names of all widgets: the folders of `src/widgets` with a contract. */
export const widgetNames = (): string[] =>
  readdirSync(join(root, 'src/widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(widgetFile(entry.name, 'widget')))
    .map((entry) => entry.name)
    .sort();

/** The path of a widget's file by its role. */
export const widgetFile = (name: string, role: string): string =>
  join(root, 'src/widgets', name, `${name}.${role}.ts`);
