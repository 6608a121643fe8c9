import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderToHtml } from '../../../src/server/server';
import { createBackend } from '../../../stand-in/api/app';
import { act } from '../support/dom';

const backend = createBackend();
const options = {
  url: 'https://www.atria.fi/tuotteet',
  base: 'https://cdn.example/atria/',
  data: async (address: string) => (await backend.fetch(address)).json(),
};

const product = {
  ...{ title: 'Filee', url: '/filee', image: ['/filee.jpg'], price: '9,90' },
  code: 'LK4101',
};
const Header = 'atria-header' as 'div';
const Card = 'atria-product-card' as 'div';
const Accordion = 'atria-accordion' as 'div';

/** What a host of React renders: tags with and without content of its own. */
const Content = () => (
  <main>
    <Header />
    <Card>
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, as hosts write it.
        dangerouslySetInnerHTML={{ __html: JSON.stringify({ product }) }}
      />
    </Card>
    <Accordion>
      <details>
        <summary>Toimitus</summary>
        <p>Kotiin.</p>
      </details>
    </Accordion>
    <footer>Loppu</footer>
  </main>
);
const Page = ({ children }: { readonly children: ReactNode }) => (
  <html lang="fi">
    <head>
      <title>Host</title>
    </head>
    <body>{children}</body>
  </html>
);

/** A page as a browser makes it of its text: roots are no longer templates in their tags. */
function parsed(html: string): Document {
  const page = new DOMParser().parseFromString(
    html.replaceAll('rel="stylesheet"', '').replaceAll(/<script async[^>]*><\/script>/g, ''),
    'text/html',
  );
  for (const template of page.querySelectorAll('template')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
  return page;
}

const app = (
  <div id="app">
    <Content />
  </div>
);
const hydrations = {
  'whole page': (page: Document, onRecoverableError: (error: unknown) => void) =>
    hydrateRoot(page, <Page>{app}</Page>, { onRecoverableError }),
  'part of the page': (page: Document, onRecoverableError: (error: unknown) => void) =>
    hydrateRoot(page.getElementById('app') as Element, <Content />, { onRecoverableError }),
};

it.each(Object.entries(hydrations))(
  'a host that hydrates its %s keeps its nodes and our roots, and finds nothing strange [SRV-07]',
  async (_, hydrate) => {
    const text = renderToString(<Page>{app}</Page>);
    const page = parsed(await renderToHtml(`<!doctype html>${text}`, options));
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    const all = () => [...page.querySelectorAll('#app *')];
    const before = all();
    const roots = before.map(({ shadowRoot }) => shadowRoot?.firstElementChild);
    expect(roots.filter(Boolean)).toHaveLength(3);
    const strange = vi.fn();
    await act(async () => hydrate(page, strange));
    expect(strange.mock.calls).toEqual([]);
    expect(all()).toEqual(before);
    expect(all().every((one, at) => one === before[at])).toBe(true);
    expect(before.map(({ shadowRoot }) => shadowRoot?.firstElementChild)).toEqual(roots);
  },
);
