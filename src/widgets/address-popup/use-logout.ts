import { useEffect } from 'react';
import { endVisit } from '../../core/state/customer.atoms';

const placeOf = ({ origin, pathname }: HTMLAnchorElement): string => origin + pathname;

/**
 * Whoever follows a link to the logout, wherever on the page it stands, leaves nothing behind
 * [ROLE-04].
 */
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
