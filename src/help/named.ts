import type { ApiClient } from '../api/client';
import type { IdOf } from '../api/field';
import type { CallName } from '../core/element/contract';
import type { Language } from '../core/page/language';

/** Something that an id is of, as people know it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** Address of its picture; '' of none. */
  readonly picture: string;
  /** How much there is of what holds several. */
  readonly count?: number | undefined;
}

/** An id in the values of a widget, and what it is of. */
export interface AskedId {
  readonly kind: IdOf;
  readonly id: string;
  /** The calls of the widget that takes it: the search whose categories are meant. */
  readonly calls: readonly CallName[];
}

/**
 * What is known of an id: what it is of, that there is no such thing, that nobody can say, or that the
 * back end could not be asked; undefined before the answer.
 */
export type Known = Named | 'gone' | 'unknown' | 'failed' | undefined;

/** What names are asked with. */
export interface Asking extends Pick<AskedId, 'calls'> {
  readonly api: ApiClient;
  readonly language: Language;
}
