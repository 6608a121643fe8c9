import { useSyncExternalStore } from 'react';
import { fetchDesktopNavigation, fetchMobileNavigation } from '../../api/navigation';
import { useWidget } from '../../core/element/widget-context';
import { useIsDesktop } from '../../core/page/breakpoint';
import { inFrame } from '../../core/page/location';
import { useCall } from '../../core/page/use-call';
import { DesktopHeader } from './desktop-header';
import { cartAddress, type HeaderSite, traitsOf } from './header.model';
import type { HeaderProps } from './header.widget';
import { MobileHeader } from './mobile-header';

const never = () => () => {};

/** The header; nothing on a shop page inside a frame [HDR-31]. */
export function Header(props: HeaderProps) {
  const { isShop } = useWidget();
  const framed = useSyncExternalStore(never, inFrame, () => false);
  return isShop && framed ? null : <PageHeader {...props} />;
}

/** The one of the two headers that fits the window, with the navigation it needs [HDR-01, HDR-02]. */
function PageHeader({
  pageId,
  subDomainId,
  homeUrl,
  shopUrl,
  searchUrl,
  accountUrl,
  loginUrl,
  stickyOffset,
}: HeaderProps) {
  const { language, logo, isShop } = useWidget();
  const isDesktop = useIsDesktop();
  const request = { languageId: language, pageId, subDomainId };
  const key = Object.values(request).join('|');
  const desktop = useCall(isDesktop ? key : null, (api, signal) =>
    fetchDesktopNavigation(api, request, { signal }),
  );
  const mobile = useCall(isDesktop ? null : key, (api, signal) =>
    fetchMobileNavigation(api, request, { signal }),
  );
  const traits = traitsOf(logo);
  const site: HeaderSite = {
    ...traits,
    shop: traits.shop || isShop,
    stickyOffset: stickyOffset ?? traits.stickyOffset,
    homeUrl: homeUrl || (language === 'en' ? '/en/' : '/'),
    cartUrl: cartAddress(shopUrl || (isShop ? '/' : 'https://www.lihakauppa.fi/')),
    searchUrl,
    accountUrl,
    loginUrl,
  };
  return isDesktop ? (
    <DesktopHeader navigation={desktop} site={site} />
  ) : (
    <MobileHeader navigation={mobile} site={site} />
  );
}
