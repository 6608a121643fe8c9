import * as v from 'valibot';

/**
 * What an id refers to, so that a form can offer names: a product of the shop by its code or by the
 * id of its content, any content of the site, categories (several ids with commas between), a group
 * of products, a lunch menu, the block with the filters of recipes, or the cards of a filter.
 */
export type IdOf =
  | 'product'
  | 'product-id'
  | 'content'
  | 'categories'
  | 'product-group'
  | 'menu'
  | 'recipe-filters'
  | 'filtered-cards';

/**
 * What a text holds, if a form has a better control for it than a text field, or if it can be
 * looked up: the address of a picture, of a video, of either (`media`) or of captions, the
 * alternative text of the picture beside it (`alt`), HTML or text with line breaks, an ISO date, or
 * an id.
 */
export type Holds =
  | IdOf
  | 'picture'
  | 'video'
  | 'media'
  | 'captions'
  | 'alt'
  | 'html'
  | 'lines'
  | 'date';

/** The documentation of a field, besides its name and type, which its schema has. */
export interface FieldDocs {
  /** What it holds, in a whole sentence. */
  readonly description?: string;
  /** A value as it is in JSON, without quotation marks. */
  readonly example?: string;
  /** The known values, if another is not an error but silently counts as the first. */
  readonly values?: readonly string[];
  /** Known values beside its example, if any other value works as well. */
  readonly suggestions?: readonly string[];
  /** What its text holds; for a list, what its entries hold. */
  readonly holds?: Holds;
  /** Nothing shows without it, though the schema allows it to be absent. */
  readonly required?: true;
  /** A field of the page's own: no back end sends it. */
  readonly own?: true;
}

/**
 * A schema with its documentation. The build replaces it by the bare schema
 * (scripts/build/bundle/strip-docs.ts), so that visitors load none of it.
 */
export const field = <S extends v.GenericSchema>(schema: S, docs: FieldDocs): S =>
  v.pipe(schema, v.metadata(docs as Record<string, unknown>)) as unknown as S;
