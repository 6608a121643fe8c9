import { useEffect, useRef } from 'react';
import { pushAddress, replaceAddress } from '../page/location';
import { differences, type Params, type QueryOf, readQuery, writeQuery } from './listing-params';
import type { ListingStatus } from './listing-state';
import { isOfNeighbour, joinPage, ownNames, type PageListing, sign } from './page-listings';
import { keepScroll, recallScroll } from './scroll-memory';

/**
 * How the visitor changed a query: a step of the history that Back undoes; typing, which replaces
 * the address; a text that is submitted, a step from what stood there before it was typed; further
 * pages, which replace [SRCH-10].
 */
export type Change = 'step' | 'typing' | 'submit' | 'more';

interface Options<P extends Params> {
  readonly params: P;
  /** The page's query string at this render. */
  readonly address: string;
  readonly query: QueryOf<P>;
  readonly status: ListingStatus;
  readonly turn: number;
  /** What else the listing depends on, as text: a change begins it anew from the address. */
  readonly inputs: string;
  /** The address, or the inputs, hold another query. */
  readonly onFollow: (query: QueryOf<P>) => void;
}

/**
 * Keeps a listing and the page's address in step. A listing writes only what its own visitor
 * changed, so that several on a page do not undo each other; what an answer corrects, or a default
 * that need not stand there, only where no other listing has that parameter.
 * @returns a function that writes a query its visitor changed
 */
export function useListingAddress<P extends Params>(options: Options<P>) {
  const { params, address, query, status, turn, inputs, onFollow } = options;
  const names = Object.keys(params);
  const self = useRef<PageListing>({ names }).current;
  /** The query string last seen or written. */
  const known = useRef(address);
  /** The query string before the visitor began to type. */
  const untyped = useRef<string>(undefined);
  const inputsBefore = useRef(inputs);

  useEffect(() => joinPage(self), [self]);

  const write = (next: QueryOf<P>, changed: readonly string[], how?: Change) => {
    const { pathname, search, hash } = window.location;
    const from = how === 'submit' ? (untyped.current ?? search) : search;
    const to = writeQuery(search, params, next, changed);
    const endsTyping = how === 'step' || how === 'submit';
    if (how === 'typing') untyped.current ??= search;
    if (endsTyping) untyped.current = undefined;
    const isStep = endsTyping && to !== from;
    if (to === search && !isStep) return;
    if (isStep) {
      if (from !== search) replaceAddress(pathname + from + hash);
      keepScroll();
    }
    const put = isStep ? pushAddress : replaceAddress;
    put(pathname + to + hash);
    known.current = window.location.search;
    sign(known.current, self);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each answer.
  useEffect(() => {
    // An address that Back or Forward changed meanwhile is followed, not overwritten.
    const isCurrent = known.current === window.location.search;
    if (status === 'ready' && isCurrent) write(query, ownNames(self));
  }, [status, turn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address written here is no news.
  useEffect(() => {
    const isNew = inputsBefore.current !== inputs;
    inputsBefore.current = inputs;
    const isSeen = known.current === address;
    known.current = address;
    const next = readQuery(params, address);
    if (isNew) return onFollow(next);
    const news = isSeen ? [] : differences(params, query, next);
    if (news.length === 0) return;
    // How far a neighbour has been followed is its own affair.
    const isNeighbour = isOfNeighbour(address, self);
    if (isNeighbour && news.every((name) => name === 'page')) return;
    untyped.current = undefined;
    if (!isNeighbour) recallScroll();
    onFollow(next);
  }, [address, inputs]);

  return (next: QueryOf<P>, how: Change) => {
    const changed = differences(params, query, next);
    // A new query starts on page 1, also where a neighbour has gone on.
    write(next, how === 'more' ? ['page'] : [...changed, 'page'], how);
  };
}
