import { useLayoutEffect, useState } from 'react';
import { blockOf } from '../../read/data-block';
import { makeObserver } from '../page/observers';
import { useWidget } from './widget-context';

/** The name of the slot for the element with an index, from 0. */
export const slotOf = (index: number): string => `item-${index + 1}`;

/** What content systems insert between blocks and what shows nothing. */
const isStray = (one: Element): boolean =>
  one.matches('script, style, template, link, meta, br') ||
  (one.localName === 'p' && !one.textContent.trim() && !one.querySelector(':not(br)'));

/**
 * The elements of the page directly between a widget's tags that its view shows, each by a slot of
 * its own (`slotOf`). They stay in the page: its styles and scripts apply to them, search engines
 * and the browser's search find them. When the view is removed they are the fallback, as before
 * [ELEM-09].
 *
 * @param selector Which elements; never those that show nothing, and null selects none.
 * @returns them in order, with those added later; undefined before the page was read, as on a
 * server: then render `<slot />`, which shows the content between the tags as it is.
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
      const data = blockOf<Element>(host) ?? null;
      slotted = [...host.children].filter(
        (one): one is E =>
          selector !== null && one.matches(selector) && !isStray(one) && !one.contains(data),
      );
      slotted.forEach((one, index) => {
        one.slot = slotOf(index);
      });
      setElements(slotted);
    };
    take();
    const observer = makeObserver('MutationObserver', take, { childList: true });
    observer.observe(host);
    return () => {
      observer.disconnect();
      for (const one of slotted) one.removeAttribute('slot');
    };
  }, [host, selector]);
  return elements;
}
