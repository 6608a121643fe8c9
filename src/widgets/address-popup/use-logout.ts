import { useEffect } from 'react';
import { endVisit } from '../../core/state/customer.atoms';

const placeOf = ({ origin, pathname }: HTMLAnchorElement): string => origin + pathname;

/** Removes all data of a visitor who follows any link to the logout on the page [ROLE-04]. */
export function useLogout(logoutUrl: string): void {
  useEffect(() => {
    if (!logoutUrl) return;
    const logout = Object.assign(document.createElement('a'), { href: logoutUrl });
    const onClick = (event: MouseEvent) => {
      const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
      if (link && placeOf(link) === placeOf(logout)) endVisit();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [logoutUrl]);
}
