import type { Plugin } from 'vite';

interface Chunk {
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}
const chunks = new Map<string, Chunk>();

/** Notes the chunks of the visitors' bundle, and what is in each, in its order. */
export const noteChunks = (): Plugin => ({
  name: 'note-chunks',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') chunks.set(output.fileName, output);
  },
});

/**
 * In which order the modules of an entry run on a page: the chunks that it imports, one behind the
 * other, and its own. What the page loads later is not among them.
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
