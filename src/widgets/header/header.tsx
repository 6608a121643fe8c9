import { useCallback, useRef } from 'react';
import { fetchDesktopNavigation, fetchMobileNavigation } from '../../api/navigation';
import { useWidget } from '../../core/element/widget-context';
import { useIsDesktop } from '../../core/page/breakpoint';
import { cartAddress } from '../../core/page/cart-address';
import { inFrame } from '../../core/page/frame';
import { useLasting } from '../../core/page/location';
import { focusedIn } from '../../core/ui/focused-in';
import { DesktopHeader } from './desktop-header';
import type { HeaderProps } from './header.contract';
import { type HeaderSite, traitsOf } from './header.model';
import { MobileHeader } from './mobile-header';
import { useNavigation } from './use-navigation';

/** The header; nothing on a shop page inside a frame [HDR-31]. */
export function Header(props: HeaderProps) {
  const { isShop } = useWidget();
  const framed = useLasting(inFrame, false);
  return isShop && framed ? null : <PageHeader {...props} />;
}

/**
 * The ref for the header of this window. When the window gets another one, the focus that was in
 * the old one, also in its menu, moves to the first control after the link that skips it [IMP-12].
 */
function useFocusKept() {
  const hadFocus = useRef(false);
  return useCallback((header: HTMLElement) => {
    if (hadFocus.current) header.querySelectorAll<HTMLElement>('a, button')[1]?.focus();
    return () => {
      hadFocus.current = focusedIn(header) !== null;
    };
  }, []);
}

/**
 * The header for this window, with the navigation it needs [HDR-01, HDR-02]. Server markup has
 * both, and style shows the right one.
 */
function PageHeader(props: HeaderProps) {
  const { language, logo, isShop, answers } = useWidget();
  const isDesktop = useIsDesktop();
  const ref = useFocusKept();
  const desktop = useNavigation(fetchDesktopNavigation, isDesktop ?? Boolean(answers), props);
  const mobile = useNavigation(fetchMobileNavigation, !(isDesktop ?? !answers), props);
  const traits = traitsOf(logo);
  const site: HeaderSite = {
    ...props,
    ...traits,
    shop: traits.shop || isShop,
    search: { searchUrl: props.searchUrl, endpoint: props.suggestionsEndpoint },
    stickyOffset: props.stickyOffset ?? traits.stickyOffset,
    homeUrl: props.homeUrl || (language === 'en' ? '/en/' : '/'),
    cartUrl: cartAddress(props.shopUrl || (isShop ? '/' : 'https://www.lihakauppa.fi/')),
    hasTwin: isDesktop === null,
  };
  return (
    <>
      {isDesktop !== false && <DesktopHeader ref={ref} navigation={desktop} site={site} />}
      {isDesktop !== true && <MobileHeader ref={ref} navigation={mobile} site={site} />}
    </>
  );
}
