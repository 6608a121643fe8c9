import {
  act,
  getQueriesForElement,
  render as renderInto,
  type Screen,
  waitFor as waitForIn,
} from '@testing-library/react';
import library, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

// Testing Library for widgets. Its own `screen`, `waitFor` and `userEvent` know the document alone,
// and a widget is in the shadow root of its element.

// biome-ignore lint/performance/noBarrelFile: a test takes all of Testing Library from one place.
export { act, cleanup, createEvent, fireEvent, renderHook, within } from '@testing-library/react';

/** The shadow roots of this test, in the order of their first render. */
const roots = new Set<ShadowRoot>();
afterEach(() => roots.clear());
const inPage = () => [...roots].filter((root) => root.isConnected);

/** An element for a widget; the tags of the widgets may be registered already. */
export const newHost = (): HTMLElement => document.createElement('atria-in-test');

/** A new place in the shadow root of an element, which is put into the page. */
export function placeIn(host: HTMLElement): HTMLElement {
  if (!host.isConnected) document.body.append(host);
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  roots.add(root);
  return root.appendChild(document.createElement('div'));
}

/** Renders without a widget's frame. */
export const render = (content: ReactNode) =>
  renderInto(content, { container: placeIn(newHost()) });

/** Tells of a change of the page as soon as it happens, in a shadow root, too. */
class PageObserver extends MutationObserver {
  override observe(_: unknown, options: MutationObserverInit) {
    for (const node of [document, ...inPage()]) super.observe(node, options);
  }
}

/** What the test has rendered, looked up as in a document: in all its shadow roots. */
export const rendered = {
  querySelectorAll: (selector: string) =>
    inPage().flatMap((root) => [...root.querySelectorAll(selector)]),
  querySelector: (selector: string) => {
    for (const root of inPage()) {
      const found = root.querySelector(selector);
      if (found) return found;
    }
    return null;
  },
  getElementById: (id: string) => rendered.querySelector(`[id="${id}"]`),
  /** What has the focus: where the document names an element, in its shadow root. */
  get activeElement() {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    return activeElement;
  },
  get textContent() {
    return inPage()
      .map((root) => root.textContent)
      .join('');
  },
  defaultView: { MutationObserver: PageObserver },
} as unknown as Pick<
  Document,
  'querySelectorAll' | 'querySelector' | 'getElementById' | 'activeElement' | 'textContent'
>;
// As an element for Testing Library, which asks of it no more than this.
const container = rendered as unknown as HTMLElement;

export const screen = getQueriesForElement(container) as Screen;
/** For queries of what is seen, not what is only announced. */
export const seen = { ignore: 'script, style, [aria-live] *' };

export const waitFor: typeof waitForIn = (callback, options) =>
  waitForIn(callback, { container, ...options });

/** A visitor who also finds and empties what is in a shadow root. */
const inside = <U extends UserEvent>(user: U): U => ({
  ...user,
  tab: async (options) => {
    const { querySelectorAll } = document;
    const all = (selector: string) => [
      ...querySelectorAll.call(document, selector),
      ...rendered.querySelectorAll(selector),
    ];
    Object.assign(document, { querySelectorAll: all });
    await user.tab(options);
    Reflect.deleteProperty(document, 'querySelectorAll');
  },
  clear: async (field) => {
    act(() => (field as HTMLElement).focus());
    const initialSelectionEnd = (field as HTMLInputElement).value.length;
    const all = { skipClick: true, initialSelectionStart: 0, initialSelectionEnd };
    await user.type(field, '{Backspace}', all);
  },
});
export const userEvent = {
  ...inside(library as unknown as UserEvent),
  setup: (...options: Parameters<typeof library.setup>) => inside(library.setup(...options)),
};
