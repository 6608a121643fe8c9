const files = import.meta.glob<string>('../**/*.{tsv,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The same as in `files.node.ts`, for what Vite bundles: there is no file system there. */
export const dataFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files)
    .map(([path, text]) => [path.slice('../'.length), text] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
