/** The open menu of a row, by its index. */
export interface OpenMenu {
  readonly open: number | null;
  /** Whether a press has opened it, or the focus is in it: the mouse does not change it. */
  readonly isPinned?: boolean;
  /** The mouse's next change, and how long it must rest or stay away before, in ms. */
  readonly pending?: { readonly open: number | null; readonly delay: number } | undefined;
}

export const closedMenu: OpenMenu = { open: null };

/** The mouse enters a tab or its menu. */
export const withMouse = (now: OpenMenu, index: number): OpenMenu => ({
  ...now,
  pending: now.open === index || now.isPinned ? undefined : { open: index, delay: 150 },
});

/** The mouse leaves a tab: a menu that it has opened will close, of whatever tab. */
export const withoutMouse = (now: OpenMenu): OpenMenu => ({
  ...now,
  pending: now.open === null || now.isPinned ? undefined : { open: null, delay: 300 },
});

/** The focus enters the menu, which it must not lose. */
export const withFocus = ({ open }: OpenMenu): OpenMenu =>
  open === null ? closedMenu : { open, isPinned: true };

/** The mouse has rested, or stayed away, for long enough. */
export const afterDelay = ({ pending }: OpenMenu): OpenMenu => ({ open: pending?.open ?? null });

/** A press on a toggle; a menu that the mouse has opened stays. */
export const withPress = (now: OpenMenu, index: number): OpenMenu =>
  now.open === index && now.isPinned ? closedMenu : { open: index, isPinned: true };
