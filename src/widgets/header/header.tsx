import { useSyncExternalStore } from 'react';
import {
  desktopNavigationSchema,
  fetchDesktopNavigation,
  fetchMobileNavigation,
  type LanguageMenu,
  mobileNavigationSchema,
} from '../../api/navigation';
import { useWidget } from '../../core/element/widget-context';
import { useIsDesktop } from '../../core/page/breakpoint';
import { cartAddress } from '../../core/page/cart-address';
import { inFrame } from '../../core/page/frame';
import { DesktopHeader } from './desktop-header';
import type { HeaderProps } from './header.contract';
import { type HeaderSite, traitsOf } from './header.model';
import { MobileHeader } from './mobile-header';
import { useKeptCall } from './use-kept-call';
import { never } from './use-page';

/** Language links lead from one page; of another's only the labels keep their place. */
const shared = <T extends LanguageMenu>(data: T): T => ({
  ...data,
  languageMenu: data.languageMenu.map(({ label }) => ({ label, link: '' })),
});

/** The header; nothing on a shop page inside a frame [HDR-31]. */
export function Header(props: HeaderProps) {
  const { isShop } = useWidget();
  const framed = useSyncExternalStore(never, inFrame, () => false);
  return isShop && framed ? null : <PageHeader {...props} />;
}

/**
 * The one of the two headers that fits the window, with the navigation it needs [HDR-01, HDR-02].
 * Markup of a server has both, and style shows the one that fits.
 */
function PageHeader(props: HeaderProps) {
  const { pageId, subDomainId, homeUrl, shopUrl, stickyOffset } = props;
  const { language, logo, isShop } = useWidget();
  const isDesktop = useIsDesktop();
  const request = { languageId: language, pageId, subDomainId };
  const key = `${pageId}|${subDomainId}`;
  const cacheName = `atria-navigation-${logo}-${language}-${subDomainId}`;
  const desktop = useKeptCall({
    key: isDesktop === true ? key : null,
    language,
    name: `${cacheName}-desktop`,
    schema: desktopNavigationSchema,
    shared,
    make: (api, signal) => fetchDesktopNavigation(api, request, { signal }),
  });
  const mobile = useKeptCall({
    key: isDesktop === false ? key : null,
    language,
    name: `${cacheName}-mobile`,
    schema: mobileNavigationSchema,
    shared,
    make: (api, signal) => fetchMobileNavigation(api, request, { signal }),
  });
  const traits = traitsOf(logo);
  const site: HeaderSite = {
    ...props,
    ...traits,
    shop: traits.shop || isShop,
    stickyOffset: stickyOffset ?? traits.stickyOffset,
    homeUrl: homeUrl || (language === 'en' ? '/en/' : '/'),
    cartUrl: cartAddress(shopUrl || (isShop ? '/' : 'https://www.lihakauppa.fi/')),
    hasTwin: isDesktop === null,
  };
  return (
    <>
      {isDesktop !== false && <DesktopHeader navigation={desktop} site={site} />}
      {isDesktop !== true && <MobileHeader navigation={mobile} site={site} />}
    </>
  );
}
