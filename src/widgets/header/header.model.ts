import type { RefCallback } from 'react';
import type { MobileNavigation } from '../../api/navigation';
import type { Logo } from '../../core/page/brand';
import type { RetriedCall } from '../../core/page/use-call';
import type { QuickSearchProps } from '../../core/quick-search/quick-search';

/** How the header of one logo differs from the others. */
export interface HeaderTraits {
  /** The scroll position in pixels after which the tab row is fixed [HDR-11]. */
  readonly stickyOffset: number;
  /** Whether children open as a simple dropdown, not as a large menu [HDR-08]. */
  readonly dropdowns?: boolean;
  /** Whether all languages are links, not one globe link [HDR-15, HDR-27]. */
  readonly allLanguages?: boolean;
  /** Whether the side menu has no search box [HDR-23]. */
  readonly noMenuSearch?: boolean;
  /** Whether sections of the side menu are upper-case links without children [HDR-28]. */
  readonly plainSections?: boolean;
  /** Whether the side menu has a link to the front page [HDR-29]. */
  readonly homeLink?: boolean;
  /** Whether the mobile bar is only logo and burger; the search is in the side menu [HDR-30]. */
  readonly plainBar?: boolean;
  /** Account link, and a mobile bar that stays and drops its logo on scroll [HDR-20, HDR-32]. */
  readonly shop?: boolean;
}

/** The traits with the addresses the header leads to. */
export interface HeaderSite extends HeaderTraits {
  readonly homeUrl: string;
  readonly cartUrl: string;
  /** The props of its search boxes. */
  readonly search: Pick<QuickSearchProps, 'searchUrl' | 'endpoint'>;
  readonly accountUrl: string;
  readonly loginUrl: string;
  /** Whether the header for other windows is beside it: the window is not known yet. */
  readonly hasTwin: boolean;
}

/** The content of a header, and of the side menu. */
export interface HeaderViewProps<Navigation> {
  readonly ref?: RefCallback<HTMLElement>;
  readonly navigation: RetriedCall<Navigation>;
  readonly site: HeaderSite;
}
export type MobileHeaderProps = HeaderViewProps<MobileNavigation>;

const low = { stickyOffset: 100 };

const traits: Partial<Record<Logo, Partial<HeaderTraits>>> = {
  jyvabroiler: { stickyOffset: 120, homeLink: true },
  lihakauppa: { stickyOffset: 130, shop: true },
  export: { plainBar: true },
  atriacom: { dropdowns: true, allLanguages: true },
  sibylla: { dropdowns: true },
  sibyllase: { dropdowns: true },
  mestariforsmanfi: { ...low, noMenuSearch: true, plainSections: true },
  delise: low,
  ridderheimsse: low,
  lithellsse: low,
  lonnebergase: low,
  goohse: low,
};

/** The traits of a logo's header; those not in the table are the main site's. */
export const traitsOf = (logo: Logo): HeaderTraits => ({ stickyOffset: 200, ...traits[logo] });
