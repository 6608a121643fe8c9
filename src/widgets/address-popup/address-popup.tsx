import { useEffect } from 'react';
import { endVisit } from '../../core/cart/cart.atoms';
import { useWidget } from '../../core/element/widget-context';
import { inFrame } from '../../core/page/frame';
import { listen } from '../../core/page/listen';
import { readable } from '../../core/page/location';
import { plainPath } from '../../core/page/page-address';
import { forcedDueAtom, useOverlay } from '../../core/popups/overlay';
import { atQuietMoment } from '../../core/popups/quiet-moment';
import { customerAtom, useCustomer } from '../../core/state/customer.atoms';
import { pageStore } from '../../core/state/store';
import { late } from '../../core/ui/late';
import { clean } from '../../read/text';
import type { AddressPopupProps } from './address-popup.contract';

// Nearly every customer has an address.
const AddressDialog = late(() => import('./address-dialog'), 'AddressDialog');

const plain = (path: string): string =>
  readable(plainPath(clean(path).replace(/[?#].*$/, ''))).toLowerCase();

/** Whether a page has one of these paths, ignoring case and what `plainPath` does [CHK-16]. */
export const isAtPath = (pathname: string, paths: readonly string[]): boolean =>
  paths.some((path) => clean(path) !== '' && plain(path) === plain(pathname));

const placeOf = ({ origin, pathname }: HTMLAnchorElement): string => origin + pathname;

/** Removes all data of a visitor who follows any link to the logout on the page [ROLE-04]. */
function useLogout(logoutUrl: string): void {
  useEffect(() => {
    if (!logoutUrl) return;
    const logout = Object.assign(document.createElement('a'), { href: logoutUrl });
    return listen(document, 'click', (event) => {
      const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
      if (link && placeOf(link) === placeOf(logout)) endVisit();
    });
  }, [logoutUrl]);
}

/** Open while a logged-in customer has no street address [CHK-16, ROLE-05]. */
export function AddressPopup({ logoutUrl, excludedPaths }: AddressPopupProps) {
  const { address, settings } = useWidget();
  useLogout(logoutUrl);
  const { loading, loggedIn, deliveryAddress } = useCustomer();
  const { isOpen, open, close } = useOverlay('address-popup');
  const isLacking = loggedIn && deliveryAddress.streetAddress.trim() === '';
  useEffect(() => {
    // The first render did not know yet that the shop is asked.
    if (loading || pageStore.get(customerAtom).loading) return;
    pageStore.set(forcedDueAtom, (isDue) => isDue || isLacking);
  }, [loading, isLacking]);
  // It does not cover an editor's page.
  const isAsked = isLacking && !isAtPath(address('path'), excludedPaths) && !settings.editMode;
  useEffect(() => {
    // The shop in a hidden frame of another site asks nothing.
    if (!isAsked || inFrame()) return;
    const callOff = atQuietMoment(() => open('forced'));
    return () => {
      callOff();
      close();
    };
  }, [isAsked, open, close]);
  return isOpen && <AddressDialog logoutUrl={logoutUrl} />;
}
