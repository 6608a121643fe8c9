import type { PictureKind } from '../picture-address';

/** Recipes or products that go with an article, by the tag, section or group they have; 0 for any. */
export type Related = { readonly recipes: number } | { readonly products: number };

/** An article of the navigation in a line: its path, texts, picture, and what goes with it. */
export type ArticleRow = readonly [
  path: string,
  heading: string,
  lead: string,
  kind: PictureKind,
  body: readonly string[],
  related?: Related,
];
