/** The same as in `call-modules.node.ts`, for bundles by Vite: they have no source folder. */
export const modules: readonly Readonly<Record<string, unknown>>[] = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ['../../../src/api/*.ts', '!../../../src/api/{client,http*}.ts', '../../../src/**/*.form.ts'],
    { eager: true },
  ),
);
