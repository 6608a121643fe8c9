/**
 * A popup: a name that the page knows, its hash with the `#`, or a symbol of its only component.
 */
export type OverlayKey = string | symbol;

/**
 * Why a popup opens: a visitor's request opens it at once, the page's offer waits. A forced one
 * waits as well, before the others, and then gives its place to none.
 */
export type OverlayOpener = 'visitor' | 'page' | 'forced';

/** The popups of the page: one is open, others that opened by themselves wait [ELEM-05]. */
export interface Overlays {
  readonly open: OverlayKey | null;
  readonly waiting: readonly OverlayKey[];
  /** The forced popups, open or waiting, which no other replaces. */
  readonly forced: readonly OverlayKey[];
  /** The tags that show popups, in order of mounting: only the first of a popup shows it. */
  readonly tags: readonly { readonly key: OverlayKey; readonly tag: symbol }[];
  /** The page's address, its hash with the `#`. */
  readonly path: string;
  readonly hash: string;
  /** The hashes at this path, the last at the end. */
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

/** A free place goes to the first waiting popup that a tag shows. */
function withNext(now: Overlays): Overlays {
  if (now.open !== null) return now;
  const open = now.waiting.find((one) => shownBy(now, one)) ?? null;
  return { ...now, open, waiting: now.waiting.filter((one) => one !== open) };
}

/**
 * Opens a popup: a visitor's replaces the open one, the page's waits for it. A popup without a tag
 * yet does not replace others: it waits for its tag.
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

/** Closes a popup, or cancels a waiting one; the next waiting one opens. */
export function withoutOverlay(now: Overlays, key: OverlayKey): Overlays {
  const waiting = now.waiting.filter((one) => one !== key);
  const forced = now.forced.filter((one) => one !== key);
  return withNext({ ...now, open: now.open === key ? null : now.open, waiting, forced });
}

const isOfPopup = (now: Overlays, hash: string): boolean => shownBy(now, hash) !== undefined;

/** Opens the popup of the address's hash, where there is one. */
const withAsked = (now: Overlays): Overlays =>
  isOfPopup(now, now.hash) ? withOverlay(now, now.hash, 'visitor') : now;

/** A tag that shows a popup was mounted. */
export function withTag(now: Overlays, key: OverlayKey, tag: symbol): Overlays {
  const next = { ...now, tags: [...now.tags, { key, tag }] };
  return key === now.hash && !isOfPopup(now, key) ? withAsked(next) : withNext(next);
}

/** A tag was removed: if it showed a popup, the popup closes. */
export function withoutTag(now: Overlays, tag: symbol): Overlays {
  const gone = now.tags.find((one) => one.tag === tag);
  if (!gone) return now;
  const next = { ...now, tags: now.tags.filter((one) => one !== gone) };
  if (shownBy(now, gone.key) !== tag) return next;
  const closed = withoutOverlay(next, gone.key);
  // The address still has its hash: another tag of the same popup shows it.
  return gone.key === now.hash ? withAsked(closed) : closed;
}

/** The address has changed: the popup of its hash opens, that of the hash before closes. */
export function atAddress(now: Overlays, path: string, hash: string): Overlays {
  const hashes = path === now.path ? now.hashes.filter((one) => one !== hash) : [];
  const isElsewhere = now.path !== '' && path !== now.path;
  // A popup that no tag has shown on the page before does not open on another page.
  const waiting = isElsewhere ? now.waiting.filter((one) => shownBy(now, one)) : now.waiting;
  const next = { ...now, path, hash, hashes: [...hashes, hash], waiting };
  if (hash === now.hash) return next;
  return withAsked(isOfPopup(now, now.hash) ? withoutOverlay(next, now.hash) : next);
}

/**
 * The next hash of the address: after a popup of its hash is closed, by the visitor or by another
 * popup, the last hash that belongs to no popup, so that the same link opens it again [NEWS-05].
 */
export function dueHash(now: Overlays): string {
  const { hash, hashes, open, waiting } = now;
  if (!isOfPopup(now, hash) || open === hash || waiting.includes(hash)) return hash;
  return hashes.filter((one) => !isOfPopup(now, one)).at(-1) ?? '';
}
