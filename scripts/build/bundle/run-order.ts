import type { Plugin } from 'vite';

interface Chunk {
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}
const chunks = new Map<string, Chunk>();

/** Records the chunks of the visitors' bundle, and the modules of each, in their order. */
export const noteChunks = (): Plugin => ({
  name: 'note-chunks',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') chunks.set(output.fileName, output);
  },
});

/**
 * The order in which the modules of an entry run on a page: its imported chunks, one after another,
 * then its own modules. Modules that the page loads later are not included.
 */
export function runOrder(entry: string): readonly string[] {
  const seen = new Set<string>();
  const run = (name: string): readonly string[] => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...chunk.imports.flatMap(run), ...chunk.moduleIds];
  };
  const [own = ''] = [...chunks].find(([, { moduleIds }]) => moduleIds.includes(entry)) ?? [];
  return run(own);
}
