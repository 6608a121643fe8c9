import * as v from 'valibot';

/**
 * What an id is of, so that a form can offer names: a product of the shop by its code or by the id
 * of its content, any content of the site, categories (several ids with commas between), a group of
 * products, a lunch menu, the block with the filters of recipes, or the cards of a filter.
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
 * What a text is, where a form has a better control than a line for it, or it can be looked up: a
 * picture, a video, either (`media`) or captions by their address, words for those who do not see
 * the picture beside (`alt`), a text with HTML or with lines of its own, an ISO date, or an id.
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

/** What documentation says of a field, beside its name and type, which its schema gives. */
export interface FieldDocs {
  /** What it holds, in a whole sentence. */
  readonly description?: string;
  /** A value as it would stand in JSON, without quotation marks. */
  readonly example?: string;
  /**
   * The values it knows, where another is no breach of its shape but silently taken for the first.
   */
  readonly values?: readonly string[];
  /** Values that it knows beside its example, where any other will do as well. */
  readonly suggestions?: readonly string[];
  /** What its text is; of a list, what its entries are. */
  readonly holds?: Holds;
  /** Nothing is shown without it, though the schema lets it be absent. */
  readonly required?: true;
  /** The page's own: no answer of a back end says it. */
  readonly own?: true;
}

/**
 * A schema with its documentation. The build puts the bare schema in its place
 * (scripts/build/bundle/strip-docs.ts), so visitors carry none of it.
 */
export const field = <S extends v.GenericSchema>(schema: S, docs: FieldDocs): S =>
  v.pipe(schema, v.metadata(docs as Record<string, unknown>)) as unknown as S;
