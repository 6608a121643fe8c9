// The mistakes of 22 pages from a CMS editor.

const card = '{"header":"Lihapullat","link":"/a"}';
const block = (data: string, attributes = ' type="application/json"') =>
  `<script${attributes}>${data}</script>`;
export const grid = (data: string, attributes = '') =>
  `<atria-card-grid${attributes}>${block(data)}</atria-card-grid>`;
export const cards = `{"cards":[${card}]}`;
const after = '<p>Vain tekstiä jälkeen</p>';
const counter = '<atria-counter value="5" label="v"></atria-counter>';

interface Row {
  readonly what: string;
  readonly html: string;
  /** The page that a browser's parser makes of it, if that of happy-dom makes another. */
  readonly page?: string;
  readonly onPage: RegExp;
  readonly inCatalogue: RegExp;
}
const row = (
  what: string,
  html: string,
  onPage: RegExp,
  inCatalogue: RegExp,
  page?: string,
): Row => ({ what, html, onPage, inCatalogue, ...(page && { page }) });

/** The mistakes of the trial, each with its message. */
export const rows: readonly Row[] = [
  row(
    'a quote is missing in the tag',
    grid(cards, ' heading="Reseptit columns="three"'),
    /a quotation mark is missing or curly at heading="Reseptit columns="/,
    /heading: a quotation mark is missing/,
  ),
  row(
    'no quotes in the tag, plain letters',
    grid(cards, ' heading=Reseptit arkeen'),
    /there is no "arkeen"; if it belongs to heading, write quotation marks/,
    /there is no "arkeen"; if it belongs to heading, write quotation marks/,
  ),
  row(
    'a quote is missing in the data',
    grid('{"cards":[{"header": "Lihapullat, "link":"/a"}]}'),
    /the data cannot be read, line 1, column \d+: a comma is missing|a quotation mark/,
    /The data: invalid JSON/,
  ),
  row(
    'curly quotes in the tag',
    grid(cards, ' heading=”Reseptit tänään”'),
    /quotation mark is missing or curly at heading="”Reseptit"/,
    /heading: the value is in curly/,
  ),
  row(
    'curly quotes around a choice',
    grid(cards, ' columns=”three”'),
    /quotation mark is missing or curly at columns="”three”"/,
    /columns: the value is in curly/,
  ),
  row(
    'curly quotes in the data',
    grid('{“cards”: []}'),
    /the data cannot be read, line 1, column 2: the curly quote/,
    /the curly quote/,
  ),
  row(
    'a comma too many',
    grid(`{"cards":[${card},]}`),
    /the data have a comma too many, first at line 1, column \d+: remove it/,
    /a comma too many/,
  ),
  row(
    'a comma is missing',
    grid(`{"heading":"A"\n"cards":[${card}]}`),
    /the data cannot be read, line 2, column 1: a comma is missing before "cards"/,
    /a comma is missing before "cards"/,
  ),
  row(
    'a brace is missing',
    grid(`{"cards":[${card}]`),
    /the data cannot be read, .*it ends too early/,
    /it ends too early/,
  ),
  row(
    'a wrong tag name',
    '<atria-cardgrid heading="A"></atria-cardgrid>',
    /is no widget; did you mean <atria-card-grid>/,
    /is no widget; did you mean <atria-card-grid>/,
  ),
  row(
    'a wrong attribute',
    grid(cards, ' haeding="A"'),
    /there is no "haeding"; did you mean heading/,
    /there is no "haeding"; did you mean heading/,
  ),
  row(
    'a wrong field',
    grid('{"cards":[{"title":"A"}]}'),
    /there is no "title"; did you mean header/,
    /there is no "title"; did you mean header/,
  ),
  row(
    'an unknown type',
    grid('{"cards":[{"header":"A","type":"recepieCard"}]}'),
    /there is no "recepieCard"; did you mean recipeCard/,
    /recepieCard/,
  ),
  row(
    'an unknown type in a carousel',
    `<atria-card-carousel>${block('{"cards":[{"header":"A","type":"recepie"}]}')}</atria-card-carousel>`,
    /there is no "recepie"; did you mean recipe\?/,
    /Cards 1, Type: there is no "recepie"; did you mean recipe\?/,
  ),
  row(
    'an unknown type of the cards that a filter gives',
    grid(cards, ' card-type="recepieCard"'),
    /card-type: given "recepieCard", expected one of/,
    /recepieCard/,
  ),
  row('a wrong choice', grid(cards, ' columns="3"'), /columns: given "3", expected one of/, /"3"/),
  row(
    'a wrong brand',
    grid(cards, ' brand="jyväbroiler"'),
    /brand: "jyväbroiler" is not known; did you mean jyvabroiler\? Known: atriafi/,
    /"jyväbroiler" is not known; did you mean jyvabroiler/,
  ),
  row(
    'a wrong language',
    grid(cards, ' language="Suomi"'),
    /language: "Suomi" is not known; did you mean fi\? Known: fi, en, se, de/,
    /"Suomi" is not known; did you mean fi/,
  ),
  row(
    'nested tags',
    `<atria-card-grid>${block(cards)}${counter}</atria-card-grid>`,
    /holds <atria-counter>, which is not shown/,
    /holds <atria-counter>, which is not shown: put it below <\/atria-card-grid>/,
  ),
  row(
    'a tag that closes itself, with text behind',
    `<atria-counter value="5" label="v" />${after}`,
    /holds “Vain tekstiä jälkeen”, which is not shown: write the end tag/,
    /does not close by itself/,
    `<atria-counter value="5" label="v">${after}</atria-counter>`,
  ),
  row(
    'a misspelt end tag, with text behind',
    `<atria-counter value="5" label="v"></atria-conter>${after}<img src="/a.jpg">`,
    /holds “Vain tekstiä jälkeen”/,
    /The end tag <\/atria-counter> is missing or misspelt/,
    `<atria-counter value="5" label="v">${after}<img src="/a.jpg"></atria-counter>`,
  ),
  row(
    'no end tag, with a heading behind',
    '<atria-counter value="5" label="v"><h2>Seuraava</h2>',
    /holds <h2>, which is not shown/,
    /The end tag <\/atria-counter> is missing/,
    '<atria-counter value="5" label="v"><h2>Seuraava</h2></atria-counter>',
  ),
  row(
    'a script that does not end',
    `<atria-card-grid><script type="application/json">${cards}</atria-card-grid><h2>B</h2>`,
    /the data cannot be read, the end tag <\/script> is missing/,
    /The end tag <\/script> is missing/,
    `<atria-card-grid>${block(`${cards}</atria-card-grid><h2>B</h2>`)}</atria-card-grid>`,
  ),
  row(
    'a block id twice',
    `<atria-card-grid block-id="7"></atria-card-grid>${block(cards, ' type="application/json" data-atria-block="7"').repeat(2)}`,
    /data-atria-block "7" is there twice/,
    /data-atria-block "7" is there twice/,
  ),
  row(
    'a block that is not there',
    '<atria-card-grid block-id="77"></atria-card-grid>',
    /the page has no block "77": add <script type="application\/json" data-atria-block="77">/,
    /in the block "77"/,
  ),
  row(
    'pasted as text',
    '<p>&lt;atria-counter value="5"&gt;&lt;/atria-counter&gt;</p>',
    /shows <atria-counter> as text/,
    /copied with &lt; in place of </,
  ),
  row(
    'bare JSON',
    `<atria-card-grid>${cards}</atria-card-grid>`,
    /holds bare JSON/,
    /holds bare JSON/,
  ),
  row(
    'a script without its type',
    `<atria-card-grid>${block(cards, '')}</atria-card-grid>`,
    /without type="application\/json"/,
    /without type="application\/json"/,
  ),
  row(
    'bare JSON in a paragraph, as rich-text editors write it',
    `<atria-card-grid><p>${cards}</p></atria-card-grid>`,
    /holds bare JSON/,
    /holds bare JSON/,
  ),
  row(
    'bare JSON behind the marks of a script that is gone',
    `<atria-card-grid>// &lt;![CDATA[\n${cards}\n// ]]&gt;</atria-card-grid>`,
    /holds bare JSON/,
    /holds bare JSON/,
  ),
  row(
    'CDATA marks',
    grid(`// <![CDATA[\n${cards}\n// ]]>`),
    /the data have CDATA marks, first at line 1, column 1: remove it/,
    /CDATA marks/,
  ),
  row(
    'data that a template has escaped',
    grid(cards.replaceAll('"', '&quot;')),
    /the data have &quot; for ", first at line 1, column 2/,
    /&quot; for "/,
  ),
  row(
    'data beside the label of its field',
    `<atria-card-grid><div><div>Data</div><div>${block(cards)}</div></div></atria-card-grid>${after}`,
    /has its data in <div> with other content/,
    /has its data in <div> with other content/,
  ),
  row(
    'data in an element with a look',
    `<atria-card-grid><details>${block(cards)}</details></atria-card-grid>`,
    /has its data in <details> with other content/,
    /has its data in <details> with other content/,
  ),
  row(
    'data for browsers without scripts',
    `<atria-card-grid><noscript>${block(cards)}</noscript></atria-card-grid>`,
    /has its data in <noscript>/,
    /has its data in <noscript>/,
  ),
  row(
    'data behind its tag',
    `<p><atria-card-grid></atria-card-grid>${block(cards)}</p>`,
    /has its data after it: put the <script> between its tags/,
    /has its data after it/,
    // A paragraph inside of one ends both, and the tag.
    `<p><atria-card-grid></atria-card-grid></p><p>${block(cards)}</p><p></p>`,
  ),
  row(
    'two blocks of data',
    `<atria-card-grid>${block(cards)}${block('{"heading":"A"}')}</atria-card-grid>`,
    /holds two scripts with data: the first counts/,
    /holds two scripts with data/,
  ),
  row(
    'a list instead of an object',
    grid(`[${card}]`),
    /the data are a list without a name: write \{ "cards": \[ … \] \}/,
    /a list without a name: it was read as cards/,
  ),
  row(
    'JSON in double quotes',
    `<atria-card-grid cards="[${card}]"></atria-card-grid>`,
    /cards/,
    /cards: data in double quotation marks/,
    '<atria-card-grid cards="[{"></atria-card-grid>',
  ),
  row(
    'a picture of one’s own computer',
    grid('{"cards":[{"header":"A","image":"C:\\\\\\\\kuva.jpg"}]}'),
    /cards 1, image: "C:.*" is a file of your own computer/,
    /is a file of your own computer/,
  ),
  row(
    'a picture’s name alone',
    grid('{"cards":[{"header":"A","image":"kuva.jpg"}]}'),
    /cards 1, image: "kuva.jpg" is found on some pages only/,
    /"kuva.jpg" is found on some pages only/,
  ),
  row(
    'a link without http',
    grid('{"cards":[{"header":"A","link":"atria.fi/reseptit"}]}'),
    /cards 1, link: .*write https:\/\/atria.fi\/reseptit/,
    /write https:\/\/atria.fi\/reseptit/,
  ),
  row(
    'a link with www',
    grid('{"cards":[{"header":"A","link":"www.atria.fi"}]}'),
    /write https:\/\/www.atria.fi/,
    /write https:\/\/www.atria.fi/,
  ),
  row(
    'an address for mail without mailto',
    grid('{"cards":[{"header":"A","link":"maija@atria.fi"}]}'),
    /write mailto:maija@atria.fi/,
    /write mailto:maija@atria.fi/,
  ),
  row(
    'a link that would run',
    grid('{"cards":[{"header":"A","link":"javascript:x()"}]}'),
    /cards 1, link: "javascript:x\(\)" leads nowhere/,
    /"javascript:x\(\)" leads nowhere/,
  ),
  row(
    'a number with a comma',
    '<atria-counter value="1,5" label="v"></atria-counter>',
    /value: "1,5" is not read as a number: write 1.5/,
    /value: "1,5" is not read as a number: write 1.5/,
  ),
  row(
    'a number with a space',
    '<atria-counter value="12 000" label="v"></atria-counter>',
    /write 12000/,
    /write 12000/,
  ),
  row(
    'a Finnish day',
    `<atria-job-listing>${block('{"jobs":[{"title":"A","applicationPeriodEnd":"31.12.2026"}]}')}</atria-job-listing>`,
    /jobs 1, applicationPeriodEnd: .*write 2026-12-31/,
    /write 2026-12-31/,
  ),
  row('an empty card', grid('{"cards":[{}]}'), /cards 1 is empty/, /Cards 1 is empty/),
  row(
    'an empty card of a type',
    grid(`{"cards":[${card},{"type":"recipeCard"}]}`),
    /cards 2 is empty/,
    /Cards 2 is empty/,
  ),
  row(
    'a misspelt region',
    `<atria-region-map>${block('{"buttons":[{"buttonRegion":"Pohojammaa"}]}')}</atria-region-map>`,
    /"Pohojammaa" is not known; did you mean Pohjanmaa/,
    /"Pohojammaa" is not known; did you mean Pohjanmaa/,
  ),
  row(
    'what is needed is not there',
    '<atria-card-grid></atria-card-grid>',
    /cards is missing, and nothing is shown without it/,
    /Fill in: Cards/,
  ),
  row(
    'a header twice',
    '<atria-header></atria-header><atria-header></atria-header>',
    /is on the page twice/,
    /is on the page twice/,
  ),
  row(
    'an overlay twice',
    '<atria-overlay></atria-overlay><atria-overlay></atria-overlay>',
    /is on the page twice/,
    /is on the page twice/,
  ),
];
