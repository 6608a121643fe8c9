import { setImmediate as turn } from 'node:timers/promises';
import { type ComponentType, type CSSProperties, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type PropsOf, widgetContract } from '../../../../../src/core/element/contract';
import { defineWidget } from '../../../../../src/core/element/define-widget';
import { environmentOf } from '../../../../../src/core/element/environment';
import { text } from '../../../../../src/core/element/reading/attributes';
import { markAttribute, markOf } from '../../../../../src/core/element/served/mark';
import { useWidget } from '../../../../../src/core/element/widget-context';
import { makeElement } from '../../../../../src/core/element/widget-element';
import { initial } from '../../../../../src/core/page/settings';
import type { Tag } from '../../../../../src/server/page-tags';
import { renderRoot, renderView } from '../../../../../src/server/render-tag';
import { expectFaults } from '../../../support/expect-faults';

const contract = widgetContract({
  name: 'served',
  purpose: 'text',
  summary: 'A trial.',
  wakes: 'load',
  because: 'A trial.',
  attributes: { heading: text({ description: 'A trial.' }) },
});

function Served({ heading }: PropsOf<typeof contract>) {
  const [presses, setPresses] = useState(0);
  const { address } = useWidget();
  return (
    <button
      type="button"
      title={address('?q')}
      style={heading === 'styled' ? ({ '--x': 1 } as CSSProperties) : undefined}
      onClick={() => setPresses(presses + 1)}
    >
      {`${heading} ${presses}`}
    </button>
  );
}

customElements.define('atria-served', makeElement(contract, Served));

/** A server's markup for the tag on a page. */
function markupOf(heading: string, url: string, brand = '') {
  const address = new URL(url);
  const { page } = environmentOf({ brand }, initial, address);
  const made = { tag: 'atria-served', page, values: { heading } };
  const { html, parts } = renderView(made, Served as ComponentType);
  return `<link rel="stylesheet" ${markAttribute}="${markOf(made, parts)}"><link rel="stylesheet">${html}`;
}

/** A page whose tag has a root with markup, as the parser makes it before any script. */
async function open(markup: string, attributes = 'heading="a"', inside = '') {
  const inert = new DOMParser().parseFromString(
    `<atria-served ${attributes}>${inside}</atria-served>`,
    'text/html',
  );
  const served = inert.body.firstElementChild as Element;
  served.attachShadow({ mode: 'open' }).innerHTML = markup;
  const element = document.importNode(served, true);
  // A copy does not include its root.
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.innerHTML = markup;
  const before = shadow.querySelector('[part=root]');
  document.body.replaceChildren(element);
  await vi.waitFor(() => {
    // Unmarked markup has a link after it.
    expect(shadow.querySelector(`[${markAttribute}], link:last-child`)).toBeNull();
    expect(shadow.querySelector('button')).not.toBeNull();
  });
  const [button, ...others] = shadow.querySelectorAll('button');
  return { element, shadow, button, others, isKept: before === button?.closest('[part=root]') };
}

const here = () => window.location.href;

it('hydrates the markup of a server, which stays, and answers a press', async () => {
  const { button, others, isKept } = await open(markupOf('a', here()));
  expect(isKept).toBe(true);
  expect(others).toEqual([]);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('a 1'));
});

it('follows its attributes after hydration', async () => {
  const { element, button, isKept } = await open(markupOf('a', here()));
  element.setAttribute('heading', 'b');
  await vi.waitFor(() => expect(button?.textContent).toBe('b 0'));
  expect(isKept).toBe(true);
});

it.each([
  ['between the tags', '', ''],
  ['that the tag names', 'block-id="b"', ' data-atria-block="b"'],
])(
  'hydrates what a server has read in a block %s, without a list in it [ELEM-03, ELEM-04, SRV-01]',
  async (_, attributes, mark) => {
    const json = '{"heading":"b"}';
    const block = `<script type="application/json"${mark}>${json}</script>`;
    if (mark) document.head.insertAdjacentHTML('beforeend', block);
    const root = await renderRoot(
      defineWidget(contract, Served),
      new DOMParser().parseFromString(`<atria-served ${attributes}>`, 'text/html').body
        .firstElementChild as unknown as Tag,
      json,
      { url: new URL(here()), settings: initial, base: '/w/', prefixOf: () => '' },
    );
    const [, markup = ''] = /^<template[^>]*>(.*)<\/template>$/s.exec(root.markup(false, '')) ?? [];
    // No sheet is loaded here.
    const unlinked = markup.replaceAll(' href=', ' title=');
    const { button, isKept } = await open(unlinked, attributes, mark ? '' : block);
    expect(button?.textContent).toBe('b 0');
    expect(isKept).toBe(true);
  },
);

it('renders anew, once, if values, brand or the used part of the address differ', async () => {
  for (const markup of [
    markupOf('other', here()),
    markupOf('a', here(), 'sibylla'),
    markupOf('a', `${here()}?q=1`),
    '<div part="root"><button>a 0</button></div><link rel="stylesheet">',
  ]) {
    const { button, others, isKept, shadow } = await open(markup);
    expect(isKept).toBe(false);
    expect(others).toEqual([]);
    expect(button?.textContent).toBe('a 0');
    expect(shadow.querySelector('.atria-brand-atriafi')).not.toBeNull();
  }
});

it('fits a page whose address differs if the view does not use it [SRV-05]', async () => {
  const { host } = window.location;
  for (const url of [
    new URL('/elsewhere', here()).href,
    `https://${host}/?utm_source=news&gclid=1`,
    `http://${host}/index.html`,
  ]) {
    const { isKept } = await open(markupOf('a', url));
    expect(isKept, url).toBe(true);
  }
});

it('is there once if the markup was changed on its way, and reports it', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const { button, others, isKept } = await open(markupOf('a', here()).replaceAll('a 0', 'changed'));
  vi.unstubAllGlobals();
  expect(isKept).toBe(false);
  expect(others).toEqual([]);
  expect(button?.textContent).toBe('a 0');
  expect(told).toHaveBeenCalled();
});

/** A tag with markup that is not on a page yet, and whether nothing has continued from it. */
function tagWithMarkup(heading: string) {
  const element = document.createElement('atria-served');
  element.setAttribute('heading', heading);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML = markupOf(heading, here());
  return { element, isMarked: () => shadow.querySelector(`[${markAttribute}]`) !== null };
}

/** Waits by microtasks. Limited, since no task and no limit of time can end such a wait. */
async function microtasks(until: () => boolean): Promise<void> {
  for (let turns = 0; turns < 100 && !until(); turns++) await Promise.resolve();
}

it('reports nothing when it is removed before all of it has hydrated', async () => {
  // Its code is here then: the next element begins to hydrate in a microtask, and goes on in tasks.
  await open(markupOf('a', here()));
  const { element, isMarked } = tagWithMarkup('a');
  document.body.replaceChildren(element);
  await microtasks(() => !isMarked());
  expect(isMarked()).toBe(false);
  element.remove();
  await turn();
  expect(element.shadowRoot?.querySelector('button')).toBeNull();
  const { button, isKept } = await open(markupOf('a', here()));
  expect(isKept).toBe(true);
  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('a 1'));
});

it('leaves the page a turn between elements that come at once [SRV-10]', async () => {
  // Its code is here then.
  await open(markupOf('a', here()));
  const tags = ['a', 'b', 'c'].map(tagWithMarkup);
  document.body.replaceChildren(...tags.map(({ element }) => element));
  tags.at(-1)?.element.remove();
  const count = () => tags.filter(({ isMarked }) => !isMarked()).length;
  await microtasks(() => false);
  expect(count()).toBe(1);
  await vi.waitFor(() => expect(count()).toBe(2));
  // What was removed before its turn keeps its markup.
  await turn();
  expect(count()).toBe(2);
});

it('sets by script the styles that a policy has refused', async () => {
  // React's development code compares the text of the attribute, which the engine rewrites.
  expectFaults();
  const markup = markupOf('styled', here()).replace('style="--x:1"', 'data-atria-style=";--x:1;"');
  const { button, isKept } = await open(markup, 'heading="styled"');
  expect(isKept).toBe(true);
  expect(button?.style.getPropertyValue('--x')).toBe('1');
  expect(button?.hasAttribute('data-atria-style')).toBe(false);
});

it('keeps the sheets that a server has linked until it needs a rule that they lack', async () => {
  const linked = await open(markupOf('a', here()));
  const links = () => linked.shadow.querySelectorAll('link').length;
  expect(links()).toBe(2);
  linked.element.setAttribute('heading', 'b');
  await vi.waitFor(() => expect(linked.button?.textContent).toBe('b 0'));
  expect(links()).toBe(2);
  linked.element.setAttribute('brand', 'sibylla');
  await vi.waitFor(() => expect(links()).toBe(0));
  const rules = linked.shadow.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.some(({ cssText }) => cssText.startsWith('.atria-brand-sibylla'))).toBe(true);
});
