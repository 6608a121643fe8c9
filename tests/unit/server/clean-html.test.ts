// @vitest-environment node
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attributes, elements } from '../../../src/core/ui/html-rules';
import { safeUrl } from '../../../src/read/link';
import { cleanHtml } from '../../../src/server/clean-html';
import { renderWidget } from '../../../src/server/server';
import { clean, hostile } from '../../support/hostile-html';
import { often } from '../support/chance';

// The build inserts it.
beforeEach(() => vi.stubGlobal('__NAMED_STYLES__', ['--columns:4']));

const options = { url: 'https://www.atria.fi/', base: 'https://cdn.example/atria/' };
const accordion = (content: string, attributes = {}) =>
  renderWidget(
    'atria-accordion',
    { attributes, block: { items: [{ heading: 'Hinta', content, open: true }] } },
    options,
  );

describe('HTML of an editor, on a server', () => {
  it('becomes what the sanitisers of a page make of it [SRV-06, IMP-08, IMP-09]', () =>
    expect(cleanHtml(hostile, 4).replace(/\s+/g, ' ')).toBe(clean));

  it('is in the markup with its links, lists and paragraphs [SRV-06]', async () => {
    const html = await accordion(
      '<h2>Ehdot</h2><ul><li>yksi</li><li>kaksi</li></ul><p>Katso <a href="/ehdot">ehdot</a> &amp; muut.</p>',
      { headingLevel: '3' },
    );
    expect(html).toContain(
      '<h4>Ehdot</h4><ul><li>yksi</li><li>kaksi</li></ul><p>Katso <a href="/ehdot">ehdot</a> &#38; muut.</p>',
    );
  });

  it('keeps the paragraphs of a text with only a link in it [SRV-06]', async () => {
    const html = await accordion('Ensin.\nRivi.\n\nSitten <a href="/a">linkki</a>.');
    expect(html).toContain('<p>Ensin.\nRivi.</p><p>Sitten <a href="/a">linkki</a>.</p>');
  });

  it('is not mistaken for markup of ours in its texts', async () => {
    const html = await accordion('<p>x style="--columns:4"</p>');
    expect(html).toContain('<p>x style=&#34;--columns:4&#34;</p>');
  });

  it('takes no longer for tags without an end [SRV-08]', async () => {
    // A search to the end of the text from each of them would take minutes.
    const html = await accordion('<p '.repeat(200_000));
    expect(html).toContain('<template shadowrootmode="open">');
  });

  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<a href="javascript:run()">',
        '<a href=" java\tscript:run()" target=_blank>',
      ],
      ...['<a href="/a">', '</a>', '<svg>', '</svg>', '<math>', '<mtext>', '<mglyph>', '<style>'],
      ...['</style>', '<img src=x onerror=run()>', '<img title="</style><img src onerror=run()>">'],
      ...[
        '<table>',
        '<td>',
        '</table>',
        '<caption>',
        '<select>',
        '<option>',
        '<template>',
        '</div>',
      ],
      ...['<noscript><p title="</noscript><img src=x onerror=run()>">', '<!--', '-->', '<![CDATA['],
      ...['<constructor>', '<x-own is=y>', '<p slot=a id=b class=c>', '<marquee>', '<textarea>'],
      ...[
        '&lt;script&gt;run()&lt;/script&gt;',
        '"',
        "'",
        '<title>',
        '<plaintext>',
        '\u0000',
        '&#0;',
      ],
      ...[
        '<h1 onclick=run()>',
        '</h1>',
        '<fieldset>',
        '<legend>',
        '<form>',
        '<b>',
        '</b>',
        hostile,
      ],
    ),
  );
  const texts = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

  function* elementsIn(
    node: DefaultTreeAdapterTypes.Node,
  ): Generator<DefaultTreeAdapterTypes.Element> {
    if ('tagName' in node) yield node;
    if ('content' in node) yield* elementsIn(node.content);
    for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsIn(child);
  }

  it('has only elements and attributes of the rules once a page has parsed it [SRV-06, IMP-09]', () => {
    const allowed = [...attributes, 'rel', 'loading'];
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 6 }), (text, level) => {
        for (const { tagName, attrs } of elementsIn(parseFragment(cleanHtml(text, level)))) {
          expect(elements).toContain(tagName);
          for (const { name, value } of attrs) {
            expect(allowed).toContain(name);
            if (/^(href|src)$/.test(name)) expect(safeUrl(value)).toBeDefined();
          }
        }
      }),
      { numRuns: often(500) },
    );
  });

  it('ends where it ends: what is behind it in the page stays behind it [SRV-06]', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const [box, end, ...more] = parseFragment(
          `<div>${cleanHtml(text, 2)}</div><hr>`,
        ).childNodes;
        expect([box?.nodeName, end?.nodeName, more.length]).toEqual(['div', 'hr', 0]);
      }),
      { numRuns: often(500) },
    );
  });
});
