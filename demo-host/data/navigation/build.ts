import { type PictureKind, picture } from '../picture-address';

export interface NavLink {
  readonly label: string;
  readonly link: string;
  readonly icon?: string;
}

/** An item of the desktop navigation [API-05]; a mobile accordion is the same without border. */
export interface NavItem extends NavLink {
  readonly showBorder?: boolean;
  readonly children?: readonly NavLink[];
  readonly teaserImage?: string;
  readonly showMoreLabel?: string;
  readonly expanded?: boolean;
}

/** What a site's navigation is in one language, for both headers. */
export interface SiteNavigation {
  readonly topTabs: readonly NavItem[];
  readonly bottomTabs: readonly NavItem[];
  readonly languageMenu: readonly NavLink[];
  readonly barLinks: readonly NavLink[];
  readonly navLinks: readonly NavLink[];
}

/** A link; an icon is one of the widgets' icon names. */
export const link = (label: string, address: string, icon?: string): NavLink => ({
  label,
  link: address,
  ...(icon && { icon }),
});

/** Children below a path: `['Kana', 'kana']` under `/tuotteet` leads to `/tuotteet/kana`. */
export const below = (
  path: string,
  children: readonly (readonly [label: string, segment: string])[],
): readonly NavLink[] =>
  children.map(([label, segment]) =>
    link(label, segment.startsWith('/') ? segment : `${path}/${segment}`),
  );

/** A tab with a large menu: children, a teaser picture and a show-more label. */
export const menu = (
  label: string,
  path: string,
  children: readonly (readonly [label: string, segment: string])[],
  teaser?: readonly [kind: PictureKind, showMoreLabel: string],
): NavItem => ({
  label,
  link: path,
  children: below(path, children),
  ...(teaser && { teaserImage: picture(teaser[0], label), showMoreLabel: teaser[1] }),
});
