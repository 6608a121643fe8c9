import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that other builds write and check: the release, its catalogue and Storybook. */
const builtElsewhere = ['atria', 'editor', 'storybook'];

/** Whether a file of the site is written by its own build; `file` is below the site's folder. */
export const isOwnFile = (file: string): boolean =>
  !builtElsewhere.includes(/^\w+(?=[\\/])/.exec(file)?.[0] ?? '');

/** The folder that the site is written into, and which files are in it. */
export class WrittenSite {
  readonly files = new Set<string>();

  /** Begins in an empty folder, or over a site of before: nothing else may be overwritten. */
  constructor(readonly folder: string) {
    const isOther = existsSync(folder) && readdirSync(folder).length > 0;
    if (isOther && !existsSync(join(folder, 'site/control.js')))
      throw new Error(`${folder} holds something else than a site: name an empty folder`);
    mkdirSync(folder, { recursive: true });
  }

  write(file: string, content: string | Uint8Array): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    this.files.add(file);
  }

  /** A page at a path that ends in a slash, as a static host serves it. */
  writePage(path: string, html: string): void {
    this.write(`${path}index.html`, html);
  }

  /** Whether a static host has something at a path below the folder. */
  has(path: string): boolean {
    const plain = decodeURIComponent(path.replace(/[?#].*$/, ''));
    return this.files.has(plain === '' || plain.endsWith('/') ? `${plain}index.html` : plain);
  }

  /** Deletes what a site of before has left: to delete all first would take as long as to write. */
  deleteOthers(): void {
    for (const file of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name);
      const own = path.slice(this.folder.length + 1).replaceAll('\\', '/');
      if (file.isFile() && !this.files.has(own)) rmSync(path);
    }
  }
}

/** The way from a page up to the site's folder: `../../` of `docs/guides/`. */
export const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1);
