import fc from 'fast-check';

/** Attacks that would call `hit()` if they were let through. */
const attacks = [
  '<script>hit()</script>',
  '<script type="module">hit()</script>',
  '<script type="text/javascript" data-atria-block="1">hit()</script>',
  '<img src=x onerror=hit()>',
  '<img src="x" onerror="hit()">',
  '<svg onload=hit()><script>hit()</script></svg>',
  '<svg><style><img src=x onerror=hit()></style></svg>',
  '<math><mtext><img src=x onerror=hit()></mtext></math>',
  '<a href="javascript:hit()">a</a>',
  '<a href="java&#10;script:hit()">a</a>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<details open ontoggle=hit()><summary>a</summary></details>',
  '<input autofocus onfocus=hit()>',
  '<form action="javascript:hit()"><button>a</button></form>',
  '<p onclick="hit()" onpointerover="hit()">a</p>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></p></noscript>',
  '<template><script>hit()</script></template>',
  '<atria-counter value="1" onclick="hit()"></atria-counter>',
  '<atria-counter><script>hit()</script></atria-counter>',
  '<atria-counter data-json="&lt;/script&gt;&lt;img src=x onerror=hit()&gt;"></atria-counter>',
  '<atria-data data-json="&lt;/script&gt;&lt;img src=x onerror=hit()&gt;"></atria-data>',
  '<body onload=hit()>',
  '<!-- --><img src=x onerror=hit()><!-- -->',
];
const attributes = ['onclick="hit()"', "onfocus='hit()' tabindex=1", 'ONMOUSEOVER=hit()', ''];
const texts = [
  ...['Kala & muut', '"parhaat"', "it's", 'Åland <b>', '</p><img src=x onerror=hit()>'],
  ...[
    '<script>hit()</script>',
    '&lt;img src=x onerror=hit()&gt;',
    '<!-- <script>',
    '{"a":1}',
    'ä > b',
  ],
];

/** A snippet with attacks around an editor's own text, which must be kept. */
export interface HostileSnippet {
  readonly html: string;
  readonly heading: string;
  readonly data: { readonly cards: readonly { readonly header: string }[] };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const snippet = fc
  .record({
    heading: fc.constantFrom('Kala & muut', 'Äidin "parhaat"', "it's", 'Reseptit'),
    headers: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 }),
    attribute: fc.constantFrom(...attributes),
    quote: fc.constantFrom('"', "'"),
    // Data is strict, or as a content system has changed it.
    comma: fc.constantFrom('', ','),
    around: fc.array(fc.constantFrom('', '<p>Ohje</p>', ...attacks), {
      minLength: 4,
      maxLength: 4,
    }),
  })
  .map(({ heading, headers, attribute, quote, comma, around }): HostileSnippet => {
    const data = { cards: headers.map((header) => ({ header })) };
    const json = JSON.stringify(data).replaceAll('<', '\\u003c').replace(/\}$/, `${comma}}`);
    const [before, first, last, after] = around;
    const html = `${before}<atria-card-grid heading="${escaped(heading)}" ${attribute}>${first}<script type=${quote}application/json${quote}>${json}</script>${last}</atria-card-grid>${after}`;
    return { html, heading, data };
  });

/** As many hostile snippets as requested, the same at every run. */
export const hostileSnippets = (count: number): HostileSnippet[] =>
  fc.sample(snippet, { numRuns: count, seed: 27 });
