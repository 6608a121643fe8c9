/**
 * A popup: a name that the page knows, its hash with the `#`, or a symbol of who alone opens it.
 */
export type OverlayKey = string | symbol;

/**
 * Whoever wants a popup: what a visitor asked for comes at once, what the page offers waits. What
 * is forced waits as well, ahead of the others, and then makes way for none.
 */
export type OverlayOpener = 'visitor' | 'page' | 'forced';

/** The popups of the page: one is open, others that opened by themselves wait [ELEM-05]. */
export interface Overlays {
  readonly open: OverlayKey | null;
  readonly waiting: readonly OverlayKey[];
  /** Those that nothing takes the place of, open or waiting. */
  readonly forced: readonly OverlayKey[];
  /** The tags that show popups, in the order they came: the first of a popup shows it alone. */
  readonly tags: readonly { readonly key: OverlayKey; readonly tag: symbol }[];
  /** The page's address, its hash with the `#`. */
  readonly path: string;
  readonly hash: string;
  /** The hashes that it had at this path, the last at the end. */
  readonly hashes: readonly string[];
}

export const noOverlays: Overlays = {
  open: null,
  waiting: [],
  forced: [],
  tags: [],
  path: '',
  hash: '',
  hashes: [],
};

/** The tag that shows a popup, if there is one. */
export const shownBy = ({ tags }: Overlays, key: OverlayKey): symbol | undefined =>
  tags.find((one) => one.key === key)?.tag;

/** Into a free place comes the first that waits and that somebody shows. */
function withNext(now: Overlays): Overlays {
  if (now.open !== null) return now;
  const open = now.waiting.find((one) => shownBy(now, one)) ?? null;
  return { ...now, open, waiting: now.waiting.filter((one) => one !== open) };
}

/**
 * Opens a popup: a visitor's in place of the one that is open, the page's own after it. One that
 * nobody shows yet takes no place from others: it waits for its tag.
 */
export function withOverlay(now: Overlays, key: OverlayKey, by: OverlayOpener): Overlays {
  if (now.open === key) return now;
  const isOther = (one: OverlayKey) => one !== key;
  const others = now.waiting.filter(isOther);
  const forced = by === 'forced' ? [...now.forced.filter(isOther), key] : now.forced;
  const isFree = now.open === null || (by === 'visitor' && !now.forced.includes(now.open));
  if (isFree && shownBy(now, key)) return { ...now, open: key, waiting: others, forced };
  return { ...now, waiting: by === 'forced' ? [key, ...others] : [...others, key], forced };
}

/** Closes a popup, or calls off one that waits; the next that waits opens. */
export function withoutOverlay(now: Overlays, key: OverlayKey): Overlays {
  const waiting = now.waiting.filter((one) => one !== key);
  const forced = now.forced.filter((one) => one !== key);
  return withNext({ ...now, open: now.open === key ? null : now.open, waiting, forced });
}

const isOfPopup = (now: Overlays, hash: string): boolean => shownBy(now, hash) !== undefined;

/** Opens the popup of the address's hash, where there is one. */
const withAsked = (now: Overlays): Overlays =>
  isOfPopup(now, now.hash) ? withOverlay(now, now.hash, 'visitor') : now;

/** A tag has come that shows a popup. */
export function withTag(now: Overlays, key: OverlayKey, tag: symbol): Overlays {
  const next = { ...now, tags: [...now.tags, { key, tag }] };
  return key === now.hash && !isOfPopup(now, key) ? withAsked(next) : withNext(next);
}

/** A tag has gone: with the one that showed a popup it closes. */
export function withoutTag(now: Overlays, tag: symbol): Overlays {
  const gone = now.tags.find((one) => one.tag === tag);
  if (!gone) return now;
  const next = { ...now, tags: now.tags.filter((one) => one !== gone) };
  if (shownBy(now, gone.key) !== tag) return next;
  const closed = withoutOverlay(next, gone.key);
  // The address still asks for it: another tag of the same popup shows it.
  return gone.key === now.hash ? withAsked(closed) : closed;
}

/** The address has changed: the popup of its hash opens, that of the hash before closes. */
export function atAddress(now: Overlays, path: string, hash: string): Overlays {
  const hashes = path === now.path ? now.hashes.filter((one) => one !== hash) : [];
  const isElsewhere = now.path !== '' && path !== now.path;
  // What nobody has shown on the page that was left does not come up on another.
  const waiting = isElsewhere ? now.waiting.filter((one) => shownBy(now, one)) : now.waiting;
  const next = { ...now, path, hash, hashes: [...hashes, hash], waiting };
  if (hash === now.hash) return next;
  return withAsked(isOfPopup(now, now.hash) ? withoutOverlay(next, now.hash) : next);
}

/**
 * The hash that the address is to have: once a popup of its hash is closed, by the visitor or by
 * another that took its place, the last one that is no popup's, so that the same link opens it
 * again [NEWS-05].
 */
export function dueHash(now: Overlays): string {
  const { hash, hashes, open, waiting } = now;
  if (!isOfPopup(now, hash) || open === hash || waiting.includes(hash)) return hash;
  return hashes.filter((one) => !isOfPopup(now, one)).at(-1) ?? '';
}
