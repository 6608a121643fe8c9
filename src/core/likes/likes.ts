import { atom } from 'jotai/vanilla';
import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import type { ApiClient } from '../../api/client';
import { postLike } from '../../api/likes';
import { pageStore } from '../state/store';
import { storedValue, useStoredValue } from '../state/stored-value';

/** Where the ids of content that the visitor has liked are stored, as a JSON list [CONT-12]. */
const likesKey = 'likedcontent';

/** Numbers are ids, too: other scripts of a site may write them so. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** The ids; a value that is not a list of ids is removed [IMP-11]. */
const likes = storedValue<readonly string[]>('localStorage', likesKey, v.parser(v.array(id)), []);
/** Likes from before the page loaded: its counts include them. */
const countedAtom = atom(likes.stored);

/**
 * Likes a piece of content, at once for all who show it, and withdraws the like when the call fails
 * [CONT-11, CONT-12]. What is liked, or pending, is not liked again [IMP-28]. The call goes on when
 * its widget is removed: the like has been given.
 * @returns whether the like was given now; rejects with the ApiError of a failed call
 */
export async function giveLike(api: ApiClient, contentId: string): Promise<boolean> {
  likes.read();
  if (pageStore.get(likes.shared).includes(contentId)) return false;
  likes.change((ids) => [...ids, contentId]);
  try {
    await postLike(api, { contentId });
    return true;
  } catch (error) {
    likes.change((ids) => ids.filter((id) => id !== contentId));
    throw error;
  }
}

/** Whether the visitor has liked a piece of content, and how many likes that adds to its count. */
export function useLikes(contentId: string): { readonly isLiked: boolean; readonly added: 0 | 1 } {
  // Before any like of this page.
  useLayoutEffect(() => void pageStore.get(countedAtom), []);
  const isLiked = useStoredValue(likes).includes(contentId);
  return { isLiked, added: isLiked && !pageStore.get(countedAtom).includes(contentId) ? 1 : 0 };
}

/**
 * How many likes to add to a count from a call: one if the like was given after the response.
 *
 * @param hit The response; another one has a count of its own.
 */
export function useLikesSince(contentId: string, hit: unknown): 0 | 1 {
  const { added } = useLikes(contentId);
  const [counted, setCounted] = useState(added);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hit has the likes given before.
  useLayoutEffect(() => setCounted(added), [contentId, hit]);
  return counted ? 0 : added;
}
