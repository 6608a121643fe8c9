import { atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';
import { onAddress } from '../../core/page/location';
import { useSelected } from '../../core/state/store';

/** As far as the page was scrolled last: to ask it while rendering would lay it out. */
const scrolledAtom = atom(0);
scrolledAtom.onMount = (set) => {
  const follow = () => set(window.scrollY);
  // A page may be scrolled before, as after Back.
  requestAnimationFrame(follow);
  window.addEventListener('scroll', follow, { passive: true });
  return () => window.removeEventListener('scroll', follow);
};

/** Whether the page is scrolled by more than `threshold` pixels; exactly the threshold is not. */
export const useScrolledPast = (threshold: number): boolean =>
  useSelected(scrolledAtom, (scrolled) => scrolled > threshold, false);

/** Of what does not change while the page stands. */
export const never = () => () => {};

/** With what the page is asked for, as words that are searched for, unless it has its own. */
const asked = (href: string): string =>
  href && !href.includes('?') ? href.replace(/(?=#|$)/, () => window.location.search) : href;

/**
 * Where the page says that it stands in another language, by `<link rel=alternate>`, with what is
 * asked for here; else ''. A server says '', so its header serves every query of a page.
 */
export const useAlternate = (code: string | undefined): string =>
  useSyncExternalStore(
    onAddress,
    () =>
      asked(
        document.querySelector<HTMLLinkElement>(`link[rel~=alternate][hreflang|="${code}" i]`)
          ?.href ?? '',
      ),
    () => '',
  );
