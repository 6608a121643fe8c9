import { vi } from 'vitest';
import { widgetFile } from '../../../scripts/shared/widget-files';
import type { Example } from '../../../src/catalogue/examples';
import type { WidgetDefinition } from '../../../src/core/element/define-widget';
import { recordingBackend } from './recording';

let tags = 0;
const typed = 'ab';

/** Elements of a tree with those in shadow roots. */
const within = (root: ShadowRoot, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Sets a value as a visitor does: React ignores others. */
function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change'])
    field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
}

/** The visible effects of a visitor's actions on a part of a view. */
const stateOf = (one: HTMLElement) => {
  const { value, checked, open } = one as HTMLInputElement & HTMLDetailsElement;
  const attributes = ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-checked'];
  return JSON.stringify([
    one instanceof HTMLButtonElement ? '' : value,
    checked,
    open,
    ...attributes.map((name) => one.getAttribute(name)),
  ]);
};

/**
 * A page with an example of a widget as a real element, with fresh modules as on a new page.
 * @returns the element, what was done to it, and how often its view was mounted
 */
export async function openLivingPage(name: string, example: Example) {
  vi.resetModules();
  window.history.replaceState(null, '', `/sivu${example.query ?? ''}${example.hash ?? ''}`);
  const { createElement, useEffect } = await import('react');
  const { exampleMarkup } = await import('../../../src/catalogue/example-markup');
  const { makeElement } = await import('../../../src/core/element/widget-element');
  const { setPageSettings } = await import('../../../src/core/page/settings');
  const { widget } = (await import(/* @vite-ignore */ widgetFile(name, 'widget'))) as {
    widget: WidgetDefinition;
  };

  const backend = recordingBackend();
  await backend.fetch(
    'http://localhost/api/v1/lihakauppa/shoppingcart/add?language=fi&code=LK4102&quantity=2',
    { method: 'POST' },
  );
  backend.failWith(example.fault ?? '');
  backend.calls.length = 0;
  let pending = 0;
  let answered = '';
  setPageSettings({
    ...(example.brand === 'lihakauppa' && { shopName: location.hostname }),
    fetch: async (...given) => {
      pending++;
      try {
        const answer = await backend.fetch(...given);
        answered += await answer.clone().text();
        return answer;
      } finally {
        pending--;
      }
    },
  });

  let mounts = 0;
  const View = widget.view;
  const Counted = (props: object) => {
    useEffect(() => {
      mounts++;
    }, []);
    // biome-ignore lint/suspicious/noExplicitAny: the props are the contract's.
    return createElement(View as any, props);
  };
  const tag = `atria-${name}-lives-${++tags}`;
  customElements.define(tag, makeElement(widget.contract, Counted));
  document.body.innerHTML = exampleMarkup(widget.contract, example).replaceAll(widget.tag, tag);
  const element = document.querySelector<HTMLElement>(tag);
  const root = element?.shadowRoot;
  if (!element || !root) throw new Error(`no ${tag}`);

  /** Waits until nothing is pending: no call, no late code, no render. */
  const settle = async () => {
    let before = '';
    let same = 0;
    await vi.waitFor(
      async () => {
        await new Promise((resolve) => setTimeout(resolve));
        const now = root.innerHTML;
        same = now === before && pending === 0 ? same + 1 : 0;
        before = now;
        if (same < 5) throw new Error(`${name} does not come to rest`);
      },
      { interval: 1 },
    );
  };

  /** Types into every field, and opens and presses what stays so. */
  const use = async () => {
    // What is open first hides other parts: each once, without those that it adds itself.
    for (const one of within(root, '[aria-expanded=false], [aria-pressed=false]').slice(0, 3)) {
      if (one.isConnected) one.click();
      await settle();
    }
    for (const field of within(root, 'input, textarea, select')) {
      if (!field.isConnected || field.matches(':disabled, [readonly]')) continue;
      if (field.matches('[type=checkbox], [type=radio]')) field.click();
      else if (field instanceof HTMLSelectElement)
        type(field, field.options[field.options.length - 1]?.value ?? '');
      else if (field.matches('textarea, [type=text], [type=search], [type=email], [type=tel]'))
        type(field as HTMLInputElement, typed);
    }
    await settle();
    return within(
      root,
      'input, textarea, select, details, dialog, [aria-expanded], [aria-pressed], [aria-selected]',
    ).map((one) => ({ one, was: stateOf(one), name: one.outerHTML.slice(0, 160) }));
  };

  return {
    element,
    root,
    calls: backend.calls,
    failWith: backend.failWith,
    /** All that the back end has answered. */
    answered: () => answered,
    /** The one element of a selector, once it is there. */
    find: (selector: string) =>
      vi.waitFor(() => {
        const found = root.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`no ${selector}`);
        return found;
      }),
    /** Presses a button by its name, once it is there. */
    press: async (label: string) => {
      const button = await vi.waitFor(() => {
        const named = within(root, 'button, summary').find(
          (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === label,
        );
        if (!named) throw new Error(`no button ${label}`);
        return named;
      });
      button.click();
      await settle();
      return button;
    },
    settle,
    use,
    mounts: () => mounts,
    change: async (attribute: string, value: string) => {
      element.setAttribute(attribute, value);
      await settle();
    },
  };
}

export type Mark = Awaited<ReturnType<Awaited<ReturnType<typeof openLivingPage>>['use']>>[number];

/** What is no longer as it was. */
export const lost = (marks: readonly Mark[]) =>
  marks.flatMap(({ one, was, name }) => {
    if (!one.isConnected) return `gone: ${name}`;
    const is = stateOf(one);
    return is === was ? [] : `${was} -> ${is}: ${name}`;
  });
