import { expect, type Page } from '@playwright/test';
import { limit } from '../../../scripts/test/limits';

/**
 * Puts a translator into later pages. Like those of browsers and their extensions, it replaces each
 * text node by two `<font>` elements, in open shadow roots too, and again whenever something
 * changes. Its translation is the text between brackets.
 */
export const translatePages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const left = 'script, style, noscript, textarea';
    const font = (inner: Node): HTMLElement => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      element.append(inner);
      return element;
    };
    const translate = (top: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        const isTranslated = text.parentElement?.matches(`font font, ${left}`) ?? false;
        if (text.data.trim() && !isTranslated)
          text.replaceWith(font(font(document.createTextNode(`⟦${text.data}⟧`))));
      }
    };
    const follow = (top: Document | ShadowRoot) =>
      new MutationObserver(() => translate(top)).observe(top, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    follow(document);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      follow(root);
      return root;
    };
  });

/**
 * The texts of each widget of a page: those in React's state, and those shown. They differ if a
 * change did not reach a text, or a text is there twice.
 */
const textsOf = (page: Page): Promise<{ tag: string; due: string; shown: string }[]> =>
  page.evaluate(() => {
    interface Fiber {
      readonly tag: number;
      readonly memoizedProps: { readonly children?: unknown } | string;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    // As React numbers them: an element of the page, and a text beside others.
    const [element, text] = [5, 6];
    const due = (fiber: Fiber): string => {
      const { memoizedProps: props } = fiber;
      if (fiber.tag === text) return String(props);
      const own = fiber.tag === element && typeof props === 'object' ? props.children : undefined;
      if (typeof own === 'string' || typeof own === 'number') return String(own);
      let all = '';
      for (let child = fiber.child; child; child = child.sibling) all += due(child);
      return all;
    };
    // One that has nothing to show is hidden.
    return [...document.querySelectorAll(':not([hidden])')].flatMap((host) => {
      const { localName, shadowRoot } = host;
      const key = Object.keys(shadowRoot ?? {}).find((name) => name.startsWith('__reactContainer'));
      if (!shadowRoot || !key) return [];
      const root = (shadowRoot as unknown as Record<string, { stateNode: { current: Fiber } }>)[
        key
      ];
      const copy = document.createElement('div');
      copy.append(...[...shadowRoot.childNodes].map((node) => node.cloneNode(true)));
      // The live region of a widget, inside its open dialog if it has one, is not React's.
      const regions = '[part=root] > [role=status], dialog > [role=status]';
      for (const one of copy.querySelectorAll(`textarea, ${regions}`)) one.remove();
      const shown = (copy.textContent ?? '').replace(/[⟦⟧]/g, '');
      return [{ tag: localName, due: root ? due(root.stateNode.current) : '', shown }];
    });
  });

/** Each widget shows something, and only the texts of its present state. */
export const expectRightTexts = (page: Page): Promise<void> =>
  expect(async () => {
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(({ tag, shown }) => ({ tag, shown }))).toEqual(
      texts.map(({ tag, due }) => ({ tag, shown: due })),
    );
    // A closed popup shows nothing, nor does the login before its hash.
    const open = texts.filter(({ tag }) => !/-(popup|login)$/.test(tag));
    for (const { tag, shown } of open) expect(shown.trim(), tag).not.toBe('');
  }).toPass({ timeout: limit(10_000) });
