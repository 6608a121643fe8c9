import { useLayoutEffect, useState } from 'react';
import { useWidget } from './widget-context';

/** The name of the slot in which the element with an index, from 0, stands. */
export const slotOf = (index: number): string => `item-${index + 1}`;

/** What content systems leave between blocks, and what shows nothing. */
const isStray = (one: Element): boolean =>
  one.matches('script, style, template, link, meta, br') ||
  (one.localName === 'p' && !one.textContent.trim() && !one.querySelector(':not(br)'));

/**
 * The elements of the page that stand directly between a widget's tags and are taken into its view,
 * each by a slot of its own (`slotOf`). They stay the page's: its styles and scripts hold for them,
 * search engines and the browser's search find them. When the view goes they are as before, so that
 * they stand there as its fallback [ELEM-09].
 *
 * @param selector Which of them; stray ones never, null takes none.
 * @returns them in order, also when others come later; undefined until the page was asked, as on a
 * server: render `<slot />` then, which shows the content between the tags as it is.
 */
export function useOwnElements<E extends HTMLElement>(
  selector: string | null,
): readonly E[] | undefined {
  const { host } = useWidget();
  const [elements, setElements] = useState<readonly E[]>();
  useLayoutEffect(() => {
    if (!host) return;
    let slotted: readonly E[] = [];
    const take = () => {
      slotted = [...host.children].filter(
        (one): one is E => selector !== null && one.matches(selector) && !isStray(one),
      );
      slotted.forEach((one, index) => {
        one.slot = slotOf(index);
      });
      setElements(slotted);
    };
    take();
    const observer = new MutationObserver(take);
    observer.observe(host, { childList: true });
    return () => {
      observer.disconnect();
      for (const one of slotted) one.removeAttribute('slot');
    };
  }, [host, selector]);
  return elements;
}
