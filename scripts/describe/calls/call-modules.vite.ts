/** The same as `call-modules.node.ts` gives, for what Vite bundles: there is no folder of sources there. */
export const modules: readonly Readonly<Record<string, unknown>>[] = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ['../../../src/api/*.ts', '!../../../src/api/{client,http*}.ts', '../../../src/**/*.form.ts'],
    { eager: true },
  ),
);
