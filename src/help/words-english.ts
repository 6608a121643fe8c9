import type { LookedUp } from './known-ids';
import type { Slip } from './slips';
import { meant, place, problemIn, tagOf } from './word-parts';

/** The words before an id that no longer exists. */
const gone: Readonly<Record<LookedUp, string>> = {
  product: 'the shop has no product',
  'product-id': 'the shop has no product with the id',
  categories: 'the search finds nothing in the category',
  'product-group': 'the search finds nothing in the product group',
  menu: 'there is no menu with dishes by the id',
  'recipe-filters': 'there are no recipe filters by the id',
  'filtered-cards': 'there are no cards by the id',
};

export const english = {
  title: (count: number) => `Atria: ${count === 1 ? '1 problem' : `${count} problems`}`,
  calls: (count: number) => `Calls: ${count}`,
  noTag: (names: readonly string[]) => `is no widget${meant(names.map(tagOf), 'did you mean')}`,
  noName: (where: string, name: string, names: readonly string[], all: readonly string[]) =>
    `${place(where)}there is no "${name}"${meant(names, 'did you mean')}${names.length > 0 || all.length === 0 ? '' : `; known: ${all.join(', ')}`}`,
  swallowed: (what: string, end: string) =>
    `holds ${what}, which is not shown: write the end tag ${end} before it (<atria-…/> does not close), or, where that is there, put it below`,
  nested: (what: string, end: string) => `holds ${what}, which is not shown: put it below ${end}`,
  looseWord: (word: string, before: string) =>
    `there is no "${word}"; if it belongs to ${before}, write quotation marks (") around all of it`,
  slip: (where: string, { cause, given, meant, known }: Slip) => {
    const value = `${place(where)}"${given}"`;
    if (cause === 'quote')
      return `a quotation mark is missing or curly at ${given}: write straight ones (") around each value`;
    if (cause === 'empty') return `${where} is empty: fill it in, or remove it`;
    if (cause === 'address') return `${value} leads to a page of this site: write ${meant}`;
    if (cause === 'unsafe')
      return `${value} leads nowhere: write https://…, or a path that begins with /`;
    if (cause === 'disk')
      return `${value} is a file of your own computer: put it into the media library, and write its address there`;
    if (cause === 'path')
      return `${value} is found on some pages only: write its address from / or https:// on`;
    if (cause === 'number') return `${value} is read as no number: write ${meant}`;
    if (cause === 'date')
      return meant
        ? `${value} is read as a day, but not by all programs: write ${meant}`
        : `${value} is read as no day: write 2026-12-31, year first`;
    return `${value} is not known${meant ? `; did you mean ${meant}?` : '.'}${known ? ` Known: ${known.join(', ')}` : ''}`;
  },
  noPicture: (where: string, address: string) => `${where}: there is no picture at ${address}`,
  smallPicture: (where: string, width: number, wanted: number) =>
    `${where}: the picture is ${width} pixels wide and blurred here: take one of ${wanted} or more`,
  cutPicture: (where: string, share: number) =>
    `${where}: ${share} % of the picture is seen here: take one of other proportions`,
  wordlessPicture: (where: string) =>
    `${where} is empty: say what the picture shows, for those who do not see it, unless it only decorates`,
  gone: (kind: LookedUp, id: string) => `${gone[kind]} ${id}`,
  listData: (name: string) => `the data are a list without a name: write { "${name}": [ … ] }`,
  forDeveloper: (count: number) => `For the developer: ${count}`,
  mend: 'Mend it in the editor’s catalogue',
  lacking: (where: string) => `${where} is missing, and nothing is right without it`,
  printed: (tag: string) =>
    `shows <${tag}> as text: put it in as HTML, in the source view of your editor`,
  notLoaded: 'did not load: put the whole folder of the release where the script is',
  deprecated: (name: string, instead: string) =>
    `${name} is deprecated and goes in a later release: ${instead}`,
  bareJson: 'holds bare JSON: put it into <script type="application/json">',
  untyped: 'holds a <script> without type="application/json": it is not read as data',
  around: (what: string) =>
    `has its data in ${what} with other content: put the <script> directly between the tags`,
  behind: 'has its data behind it: put the <script> between its tags',
  twoBlocks: 'holds two scripts with data: the first counts, put all into one',
  foreignSearch: (address: string) =>
    `leads to ${address}, the search page in Finnish: give search-url, in the tag or as data-search-url of the page`,
  doubleTag: 'stands twice on the page: keep one',
  noOverlay: 'opens nothing here: put <atria-overlay></atria-overlay> on the page',
  doubleBlock: (id: string) =>
    `data-atria-block "${id}" stands twice: the first counts, give the other its own id`,
  doubleScript: 'atria.js stands twice on the page: keep one script tag',
  noScript:
    'settings on the script tag do not count, since no <script src="…/atria.js"> is found: write the tag as in the snippet, or the settings into the data-atria-settings block',
  otherRelease: (file: string, release: string, ofScript: string) =>
    `${file} is of release ${release} and atria.js of ${ofScript}: write one release in all lines`,
  settings: (fault: string) => `the data-atria-settings block is not used: ${fault}`,
  touchedSettings: (fault: string) => `the data-atria-settings block: ${fault}`,
  setting: (name: string, expected: string) => `settings, ${name}: expected ${expected}`,
  network: 'the address cannot be reached: check data-api-base, and CORS there',
  notFound: 'there is nothing there: check the id in the tag, and data-api-base',
  refused: 'the server refuses: does the visitor have to log in?',
  broken: 'the server fails',
  shape: 'what came is not what the widget expects: check data-api-base and the endpoint',
  noShop:
    'the shop does not answer: is its page there, with atria-cart-sync role="shop" and this site among its origins?',
  foreign:
    'a script of the page threw, or has replaced this: mend that script; all else goes on without it',
  /** The words of a contract, or of a reading about a text's fault. */
  said: (text: string) => text,
  stopped: (error: string) => `has stopped: ${error}`,
  problem: problemIn({
    broken: (fault) => `the data cannot be read, ${fault}`,
    swept: (what, first) => `the data have ${what}, first at ${first}: remove it`,
    noBlock: (id, tag) => `the page has no block ${id}: add ${tag}`,
    wrong: (where, given, expected) => `${where}: given ${given}, expected ${expected}`,
    missing: (where, expected) =>
      `${where} is missing, and nothing is shown without it: give it ${expected}`,
  }),
};
/** The words of edit mode and the catalogue about mistakes. */
export type Words = typeof english;
