import type { ApiClient } from '../api/client';
import type { IdOf } from '../api/field';
import type { Language } from '../core/page/language';

/** The content with an id, as people know it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** The address of its picture; '' without one. */
  readonly picture: string;
  /** The number of items in it, if it contains several. */
  readonly count?: number | undefined;
}

/** An id in the values of a widget, and its kind. */
export interface AskedId {
  readonly kind: IdOf;
  readonly id: string;
  /** The path of the widget's search, whose categories are meant. */
  readonly search: string | undefined;
}

/**
 * What is known about an id: its content, that it is gone, that this is unknown, or that the back
 * end failed; undefined before the answer.
 */
export type Known = Named | 'gone' | 'unknown' | 'failed' | undefined;

/** What a look-up needs. */
export interface Asking extends Pick<AskedId, 'search'> {
  readonly api: ApiClient;
  readonly language: Language;
}
