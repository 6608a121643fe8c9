import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that the site is written into, and which files are in it. */
export class WrittenSite {
  readonly files = new Set<string>();

  constructor(readonly folder: string) {
    rmSync(folder, { recursive: true, force: true });
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
}

/** The way from a page up to the site's folder: `../../` of `docs/guides/`. */
export const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1);
