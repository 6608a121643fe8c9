import { atom } from 'jotai/vanilla';
import { listen } from '../../core/page/listen';
import { nextFrame } from '../../core/page/next-frame';
import { useSelected } from '../../core/state/store';

/** The last scroll position: to read it while rendering would cause a layout. */
const scrolledAtom = atom(0);
scrolledAtom.onMount = (set) => {
  const follow = () => set(window.scrollY);
  // A page may be scrolled already, for example after Back.
  nextFrame(follow);
  return listen(window, 'scroll', follow, { passive: true });
};

/** Whether the page is scrolled by more than `threshold` pixels; exactly the threshold is not. */
export const useScrolledPast = (threshold: number): boolean =>
  useSelected(scrolledAtom, (scrolled) => scrolled > threshold, false);
