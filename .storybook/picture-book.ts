import { drawPicture } from '../stand-in/pictures/picture';

const modules = {
  ...import.meta.glob('../stand-in/data/**/*.ts', { eager: true }),
  ...import.meta.glob('../src/widgets/*/*.examples.ts', { eager: true }),
};

/** The files of all pictures that the stand-in back end and the examples name. */
export function pictureFiles(): string[] {
  const files = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown) => {
    if (typeof value === 'string')
      for (const [, file = ''] of value.matchAll(/\/pictures\/([\w-]+\.svg)/g)) files.add(file);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const one of value instanceof Map ? value.values() : Object.values(value)) walk(one);
  };
  walk(modules);
  return [...files].filter((file) => drawPicture(file) !== undefined);
}

/** The picture of a file, as the demo host draws it; undefined for an unknown one. */
export const pictureOf = (file: string, preset: string): string | undefined =>
  drawPicture(file, preset);
