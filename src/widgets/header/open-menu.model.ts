/** Which menu of a row is open, by its place in the row. */
export interface OpenMenu {
  readonly open: number | null;
  /** A press has opened it: it stays without the mouse. */
  readonly isPinned?: boolean;
  /** What the mouse is about to do, and how long it must rest or stray before, in ms. */
  readonly pending?: { readonly open: number | null; readonly delay: number } | undefined;
}

export const closedMenu: OpenMenu = { open: null };

/** The mouse is at a tab or its menu. */
export const withMouse = (now: OpenMenu, index: number): OpenMenu => ({
  ...now,
  pending: now.open === index ? undefined : { open: index, delay: 150 },
});

/** The mouse has left a tab: a menu that it has opened closes, whatever tab that was. */
export const withoutMouse = (now: OpenMenu): OpenMenu => ({
  ...now,
  pending: now.open === null || now.isPinned ? undefined : { open: null, delay: 300 },
});

/** The mouse has rested, or strayed, for as long as that takes. */
export const afterDelay = ({ pending }: OpenMenu): OpenMenu => ({ open: pending?.open ?? null });

/** A press on a toggle; a menu the mouse has opened stays. */
export const withPress = (now: OpenMenu, index: number): OpenMenu =>
  now.open === index && now.isPinned ? closedMenu : { open: index, isPinned: true };
