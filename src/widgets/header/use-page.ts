import { atom } from 'jotai/vanilla';
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
