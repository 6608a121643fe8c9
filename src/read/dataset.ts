/** A name in camelCase: `shop-url` is `shopUrl`. */
export const camelOf = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `data-…` attributes of a tag as in its `dataset`. */
export const datasetOf = (
  attributes: readonly (readonly [name: string, value: string])[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, value]) => [camelOf(name.slice(5)), value]),
  );
