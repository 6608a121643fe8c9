import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { BelowHeading } from '../../../../src/core/element/heading';
import { pageSettings } from '../../../../src/core/page/settings';
import { withoutInline } from '../../../../src/core/ui/html-rules';
import { fitIn } from '../../../../src/core/ui/html-view';
import { RichText } from '../../../../src/core/ui/rich-text';
import { hasMarkup, inParagraphs, paragraphsOf } from '../../../../src/core/ui/rich-text.model';
import { renderWidget } from '../../../../src/server/server';
import { widget as accordion } from '../../../../src/widgets/accordion/accordion.widget';
import { act, screen, waitFor } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { renderInFrame } from '../../support/render-in-frame';

// What a sanitiser removes is tested in a browser (tests/browser/text-widgets.spec.ts): happy-dom
// parses too loosely for ours, and has none of its own.
const parse = vi.fn(function (this: Element, html: string) {
  this.innerHTML = html;
});
Object.assign(Element.prototype, { setHTML: parse });

const fitted = (html: string, level = 3) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  fitIn(box, level);
  return box.innerHTML;
};

afterEach(() => vi.clearAllMocks());
afterAll(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));

describe('a plain text', () => {
  it('is shown as it is, in paragraphs between empty lines [IMP-08]', () => {
    renderInFrame(<RichText text={'Ensin 5 < 6.\n\nSitten "M & M".'} />);
    expect(screen.getAllByText(/./, { selector: 'p' }).map((one) => one.textContent)).toEqual([
      'Ensin 5 < 6.',
      'Sitten "M & M".',
    ]);
  });

  it('passes no sanitiser', () => {
    renderInFrame(<RichText text="Vain tekstiä." />);
    expect(screen.getByText('Vain tekstiä.')).toBeTruthy();
    expect(parse).not.toHaveBeenCalled();
  });
});

describe('a text with markup', () => {
  it.each(['<p>a', 'a<br/>b', 'L&auml;mmin', '&#228;', '<!-- x -->'])('is recognised: %s', (text) =>
    expect(hasMarkup(text)).toBe(true),
  );

  it.each(['5 < 6', 'a & b', 'AT&T; no', '<3', 'x > y'])(
    'is not assumed from characters: %s',
    (text) => expect(hasMarkup(text.replace('AT&T;', 'AT&T'))).toBe(false),
  );

  it('shows plain until the sanitiser has loaded, then as the editor wrote it [IMP-08]', async () => {
    renderInFrame(<RichText text="<p>Hinta <b>5&nbsp;&euro;</b></p><p>K&auml;teinen</p>" />);
    expect(screen.getByText('Hinta 5 €').localName).toBe('p');
    expect(screen.getByText('Käteinen').localName).toBe('p');
    await waitFor(() => expect(screen.getByText('5 €').localName).toBe('b'));
    expect(parse.mock.lastCall?.[0]).toContain('<b>');
    expect(screen.getByText('Käteinen').localName).toBe('p');
  });

  it('has headings that follow the heading it is under', async () => {
    renderInFrame(
      <BelowHeading>
        <RichText text="<h1>Ensin</h1><p>teksti</p><h2>Sitten</h2>" />
      </BelowHeading>,
    );
    await screen.findByRole('heading', { level: 3, name: 'Ensin' });
    expect(screen.getByRole('heading', { level: 4, name: 'Sitten' })).toBeTruthy();
  });
});

describe('HTML that a server has cleaned', () => {
  const items = (content: string) => [{ heading: 'Hinta', content, open: true }];

  it('is taken over as it is, and cleaned here only if it changes [SRV-06]', async () => {
    // This document writes styles with other spaces than React.
    expectFaults();
    const content = '<h1>Ehdot</h1><ul><li><a href="/a">A</a></li></ul>';
    const html = await renderWidget(
      'atria-accordion',
      { block: { items: items(content) } },
      {
        url: window.location.href,
        base: 'https://cdn.example/atria/',
        settings: JSON.parse(JSON.stringify(pageSettings())),
      },
    );
    const text = html
      .replaceAll('rel="stylesheet"', '')
      .replaceAll(/<script async.*?<\/script>/g, '');
    const tag = new DOMParser().parseFromString(text, 'text/html').body.firstElementChild;
    const host = Object.assign(document.createElement('atria-accordion'), {
      items: items(content),
    });
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = tag?.querySelector('template')?.innerHTML ?? '';
    const served = root.querySelector('a');
    const seen = vi.fn();
    const watch = new MutationObserver(seen);
    watch.observe(served?.closest('div') as Element, { childList: true, subtree: true });
    accordion.register();
    await act(async () => document.body.append(host));
    await vi.dynamicImportSettled();
    await act(async () => root.dispatchEvent(new Event('pointerdown')));
    expect(root.querySelector('[data-atria-made]')).toBeNull();
    expect(root.querySelector('a')).toBe(served);
    expect(served?.isConnected).toBe(true);
    expect(watch.takeRecords()).toEqual([]);
    expect(seen).not.toHaveBeenCalled();
    expect(parse).not.toHaveBeenCalled();
    for (const next of ['<p>Muuta</p>', content]) {
      await act(async () => Object.assign(host, { items: items(next) }));
      await vi.waitFor(() => expect(parse).toHaveBeenLastCalledWith(next, expect.anything()));
      expect(root.querySelector('[id] div div')?.textContent).toBe(next.replaceAll(/<[^>]*>/g, ''));
    }
  });
});

describe('a plain text with a link in it', () => {
  const text = 'Ensin.\nRivi.\n\nSitten <a href="/a">linkki</a>.';

  it('keeps the paragraphs between empty lines', async () => {
    const { container } = renderInFrame(<RichText text={text} />);
    await waitFor(() => expect(screen.getByRole('link')).toBeTruthy());
    const paragraphs = [...container.querySelectorAll('p')].map((one) => one.textContent);
    expect(paragraphs).toEqual(['Ensin.\nRivi.', 'Sitten linkki.']);
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });

  it.each([
    ['a\nb <b>c</b>', true],
    ['a<br>\nb', false],
    ['<p>a\nb</p>', false],
  ])('ends its lines where they are written, unless markup says where: %j', (html, keepsLines) =>
    expect(inParagraphs(html).keepsLines).toBe(keepsLines),
  );
});

describe('clean markup', () => {
  it('keeps struck-out, inserted and typed text', () => {
    const html = '<del>5,90 €</del> <ins>4,90 €</ins> <kbd>Esc</kbd>';
    expect(fitted(html)).toBe(html);
    expect(fitted('<strike>5,90 €</strike>')).toBe('<s>5,90 €</s>');
  });

  it('separates blocks that it has no element for', () =>
    expect(fitted('<main>Rivi 1</main><center>Rivi <x-own>2</x-own></center>')).toBe(
      '<div>Rivi 1</div><div>Rivi 2</div>',
    ));

  it('has nothing of a drawing or a formula, which a sanitiser may keep', () =>
    expect(fitted('a<svg><title>b</title><details>c</details></svg>d')).toBe('ad'));

  it('has pictures that load when they come near, with a text or an empty one [IMP-23]', () => {
    expect(fitted('<img src="/a.jpg">')).toBe('<img src="/a.jpg" loading="lazy" alt="">');
  });

  it('opens another window only without access back', () => {
    expect(fitted('<a href="/a" target="_blank">a</a>')).toContain('rel="noopener"');
    expect(fitted('<a href="/a" target="top">a</a>')).toBe('<a href="/a">a</a>');
  });

  it('says in which language its headings are, at any level', () =>
    expect(fitted('<h1 lang="sv">a</h1><center dir="rtl">b</center>', 3)).toBe(
      '<h3 lang="sv">a</h3><div dir="rtl">b</div>',
    ));

  it('survives an element named as what every object has', () =>
    expect(fitted('<constructor>a <b>b</b></constructor>')).toBe('a <b>b</b>'));

  it('has no heading below the sixth level', () =>
    expect(fitted('<h2>a</h2><h3>b</h3>', 6)).toBe('<h6>a</h6><h6>b</h6>'));

  it('is parsed without what a strict policy reports', () =>
    expect(
      withoutInline(
        '<style>p { color: red }</style><p style="a:b" class=c ONCLICK=\'x()\'>style="stays"</p>',
      ),
    ).toBe('<p  class=c >style="stays"</p>'));

  it('keeps an address that contains what looks like a handler', () => {
    const picture = '<img src="/cdn-cgi/image/onerror=redirect,width=400/kuva.jpg" alt="style=a">';
    expect(withoutInline(picture)).toBe(picture);
    expect(withoutInline('<a href=/x/on=1/style=2 onclick="x()"/onfocus=y>')).toBe(
      '<a href=/x/on=1/style=2 />',
    );
  });

  it('leads nowhere and shows nothing by an address that could run [IMP-09]', () =>
    expect(fitted('<a href="javascript:x()">a</a><img src="data:text/html,x" alt="b">', 2)).toBe(
      '<a>a</a><img alt="b" loading="lazy">',
    ));
});

it('is read as text if it cannot be shown as markup', () =>
  expect(
    paragraphsOf(
      '<h2>Otsikko</h2>\n<ul><li>yksi</li><li>kaksi<br>rivi</li></ul><style>p{}</style>&lt;b&gt; &#8211; &foo;',
    ),
  ).toEqual(['Otsikko', 'yksi', 'kaksi\nrivi', '<b> – &foo;']));

it.each([
  '<p><del>5,90 €</del> 4,90 €</p>',
  '<strike>5,90 €</strike> 4,90 €',
  '<s class="x">5,90 €</s> 4,90 €',
])('omits struck-out text if no line can strike it: %s', (html) =>
  expect(paragraphsOf(html)).toEqual(['4,90 €']),
);

it('separates blocks that show as text', () =>
  expect(paragraphsOf('<address>Rivi 1</address><center>Rivi 2</center><s-own>3</s-own>')).toEqual([
    'Rivi 1',
    'Rivi 2',
    '3',
  ]));
