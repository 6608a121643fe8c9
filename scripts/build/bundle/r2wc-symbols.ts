import type { Plugin } from 'vite';

const symbols = (code: string): string[] =>
  Array.from(code.matchAll(/Symbol\.for\(["'`](r2wc\.\w+)["'`]\)/g), ([, name = '']) => name);

/**
 * Fails the build if our element uses a symbol that r2wc does not have. They are private, so
 * another version may rename them, and nothing would render.
 */
export const r2wcSymbols = (): Plugin => {
  const used = new Set<string>();
  const known = new Set<string>();
  return {
    name: 'r2wc-symbols',
    transform(code, id) {
      const found = /node_modules\/@r2wc\//.test(id) ? known : used;
      for (const name of symbols(code)) found.add(name);
    },
    buildEnd() {
      const missing = [...used].filter((name) => !known.has(name));
      if (missing.length > 0)
        this.error(
          `r2wc has no symbol ${missing.join(', ')}, which our element uses: see core/element`,
        );
    },
  };
};
