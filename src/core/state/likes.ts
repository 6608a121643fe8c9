import { atom } from 'jotai/vanilla';
import { useLayoutEffect, useState } from 'react';
import type { ApiClient } from '../../api/client';
import { postLike } from '../../api/likes';
import { readStoredJson, writeStored } from '../page/storage';
import { followTabs } from './follow-tabs';
import { pageStore, usePageValue } from './store';

/** Where the ids of what the visitor has liked are kept, as a JSON list [CONT-12]. */
export const likesKey = 'likedcontent';

type Ids = readonly string[];

interface Likes {
  readonly liked: Ids;
  /** Liked since the page came: its counts do not have these likes yet. */
  readonly added: Ids;
}

const likesAtom = atom<Likes>({ liked: [], added: [] });

/** Numbers are ids as well: other scripts of a site may write them so. */
const idsIn = (value: unknown): Ids | undefined =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' || Number.isFinite(id))
    ? value.map(String)
    : undefined;

/** The ids now; what is no list of ids is discarded [IMP-11]. */
const stored = (): Ids => readStoredJson('localStorage', likesKey, idsIn) ?? [];

const put = (liked: Ids, added: Ids): void =>
  pageStore.set(likesAtom, { liked, added: added.filter((id) => liked.includes(id)) });

function readLikes(): void {
  put(stored(), pageStore.get(likesAtom).added);
}

// Another tab has liked something, or takes a like back.
followTabs(likesAtom, likesKey, () => {
  const before = pageStore.get(likesAtom);
  const liked = stored();
  put(liked, [...before.added, ...liked.filter((id) => !before.liked.includes(id))]);
});

/** Writes the ids with what another tab may have written meanwhile. */
function write(change: (ids: Ids) => Ids, added: Ids): void {
  const liked = change(stored());
  writeStored('localStorage', likesKey, JSON.stringify(liked));
  put(liked, added);
}

/**
 * Likes a piece of content, at once for all who show it, and takes the like back when the call
 * fails [CONT-11, CONT-12]. What is liked, or on its way, is not liked again [IMP-28]. The call
 * goes on when its widget goes: the like has been given.
 * @returns whether the like was given now; rejects with the ApiError of a call that failed
 */
export async function giveLike(api: ApiClient, contentId: string): Promise<boolean> {
  readLikes();
  const { liked, added } = pageStore.get(likesAtom);
  if (liked.includes(contentId)) return false;
  write((ids) => [...ids, contentId], [...added, contentId]);
  try {
    await postLike(api, { contentId });
    return true;
  } catch (error) {
    write((ids) => ids.filter((id) => id !== contentId), pageStore.get(likesAtom).added);
    throw error;
  }
}

/** Whether the visitor has liked a piece of content, and how many likes that adds to its count. */
export function useLikes(contentId: string): { readonly isLiked: boolean; readonly added: 0 | 1 } {
  // Before the first paint: a liked one is not seen as one that can be liked.
  useLayoutEffect(readLikes, []);
  const { liked, added } = usePageValue(likesAtom);
  return { isLiked: liked.includes(contentId), added: added.includes(contentId) ? 1 : 0 };
}

/**
 * How many likes are to be added to a count that came by a call: one that was given after it came.
 *
 * @param hit What came; another one has a count of its own.
 */
export function useLikesSince(contentId: string, hit: unknown): 0 | 1 {
  const { added } = useLikes(contentId);
  const [counted, setCounted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hit has the likes given before.
  useLayoutEffect(
    () => setCounted(pageStore.get(likesAtom).added.includes(contentId)),
    [contentId, hit],
  );
  return counted ? 0 : added;
}
