import type { Problem } from '../core/element/problem';
import type { Slip } from './slips';

const fi: Readonly<Record<string, string>> = {
  'a text': 'teksti',
  nothing: 'ei mitään',
  'a value: this form cannot be sent without it': 'arvo: tätä lomaketta ei voi lähettää ilman sitä',
  'a script that can be loaded: this form cannot be sent without it':
    'skripti, jonka voi ladata: tätä lomaketta ei voi lähettää ilman sitä',
  'numeric ids, separated by commas': 'numeroina annetut tunnukset pilkuilla erotettuina',
  'an address (relative, https:, mailto: or tel:)':
    'osoite (suhteellinen, https:, mailto: tai tel:)',
  'present or absent, "true" or "false"': 'läsnä tai poissa, "true" tai "false"',
  'a JSON list of the documented shape': 'JSON-lista dokumentoidussa muodossa',
  'a JSON object of the documented shape': 'JSON-olio dokumentoidussa muodossa',
  'a JSON object with attribute values by name': 'JSON-olio, jossa arvot attribuuttien nimillä',
  'a data-atria-block script': 'script-elementti, jossa data-atria-block',
  'no such block in the page': 'sivulla ei ole sellaista lohkoa',
  'an address: https://…, or a path that begins with /':
    'osoite: https://… tai polku, joka alkaa merkillä /',
  "a logo's name; using the brand's": 'logon nimi; käytössä sivuston oma',
  'a site identifier; using atriafi': 'sivuston tunnus; käytössä atriafi',
  'fi, en, se or de': 'fi, en, se tai de',
  'the address of a video file (mp4, m4v, webm, ogv, ogg) or of a video on YouTube or Vimeo':
    'videotiedoston osoite (mp4, m4v, webm, ogv, ogg) tai YouTuben tai Vimeon videon osoite',
  'a url that is an address, of a video the address of a video file (mp4, m4v, webm, ogv, ogg) or of a video on YouTube or Vimeo':
    'url, joka on osoite, videolla videotiedoston (mp4, m4v, webm, ogv, ogg) tai YouTuben tai Vimeon videon osoite',
  'a heading, instructions or ingredients': 'heading, instructions tai ingredients',
  'a name or a code': 'name tai code',
  'a list': 'lista',
  'an address, or a list of them': 'osoite tai lista osoitteita',
  'true or false': 'true tai false',
  'an object': 'olio',
  'a text, or give items, or details elements between the tags':
    'teksti, tai anna items, tai details-elementtejä tagien väliin',
  'a JSON list of the documented shape, or give elements between the tags':
    'JSON-lista dokumentoidussa muodossa, tai anna elementtejä tagien väliin',
  'Closed: links to #newsletter open it.':
    'Suljettuna: linkit osoitteeseen #newsletter avaavat sen.',
  'Closed: links to #newsreleases open it.':
    'Suljettuna: linkit osoitteeseen #newsreleases avaavat sen.',
  'Closed: the floating buttons of the page open it.':
    'Suljettuna: sivun kelluvat napit avaavat sen.',
  'Not shown to editors before #newsletter-modal stands in the address: it opens by itself for visitors who have seen a few pages.':
    'Ei näy toimittajille, ennen kuin osoitteessa on #newsletter-modal: avautuu itsestään kävijöille, jotka ovat nähneet muutaman sivun.',
  'Shown to visitors on #kirjaudu, where the cart leads who is not logged in.':
    'Näkyy kävijöille osoitteessa #kirjaudu, johon ostoskori ohjaa kirjautumattomat.',
  'Not shown to editors: it opens by itself for customers who have given no address.':
    'Ei näy toimittajille: avautuu itsestään asiakkaille, joilta osoite puuttuu.',
  'the id of a block that has filters': 'sellaisen lohkon tunnus, jolla on suodattimia',
  'the address of the shop: nothing can be bought here without it':
    'lihakaupan osoite: täällä ei voi ostaa mitään ilman sitä',
  'the origins of the sites that sell: nobody is answered without them':
    'myyvien sivustojen osoitteet (origins): kenellekään ei vastata ilman niitä',
};
/** Parts of the words that contracts and readings make, one after another. */
const finnishParts: readonly (readonly [RegExp, string])[] = [
  [/^a whole number/, 'kokonaisluku'],
  [/^a number/, 'luku'],
  [/^one of/, 'jokin näistä:'],
  [/\bup to\b/, 'enintään'],
  [/\bfrom\b/, 'vähintään'],
  [/^attribute/, 'attribuutti'],
  [/^property/, 'ominaisuus'],
  [/^block\b/, 'lohko'],
  [/^page setting/, 'sivun asetus'],
  [/^JSON child/, 'JSON-lapsi'],
  [/invalid JSON/, 'virheellinen JSON'],
  [/line (\d+), column (\d+)/, 'rivi $1, sarake $2'],
  [
    /it ends too early; an attribute with JSON needs single quotes/,
    'loppuu kesken; JSON-attribuutti tarvitsee yksinkertaiset lainausmerkit',
  ],
  [
    /the curly quote (.) stands where a straight one \("\) belongs/,
    'kaareva lainausmerkki $1, pitäisi olla suora (")',
  ],
  [
    /the single quote ' stands where a double one \("\) belongs/,
    'yksinkertainen lainausmerkki, pitäisi olla kaksinkertainen (")',
  ],
  [/there is a comma before (.)/, 'pilkku ennen merkkiä $1'],
  [/a comma is missing before (.+)/, 'pilkku puuttuu ennen kohtaa $1'],
  [
    /the quotation mark \("\) that ends (.+) is missing/,
    'kohdan $1 lopusta puuttuu lainausmerkki (")',
  ],
  [/a quotation mark \("\) is missing before (.+)/, 'lainausmerkki (") puuttuu ennen kohtaa $1'],
  [/(.+) needs quotation marks \("\) around it/, '$1 tarvitsee ympärilleen lainausmerkit (")'],
  [
    /the end tag <\/script> is missing, so that the rest of the page is in the data/,
    'lopputagi </script> puuttuu, joten sivun loppu on tiedoissa',
  ],
  [/(.+) does not belong there/, '$1 ei kuulu siihen'],
  [
    /^JSON with (.+), first at (.+); it was read without/,
    'JSON, jossa $1, ensin: $2; luettiin ilman',
  ],
  [
    /^the text (.+), as frameworks write objects: pass (.+) or set the property/,
    'teksti $1, joksi sovelluskehys muuttaa olion: anna $2 tai aseta ominaisuus',
  ],
  [/a comma too many/, 'liikaa pilkkuja'],
  [/a non-breaking space/, 'sitova välilyönti'],
];
const leftOut = '; the entry is left out';
const finnish = (words: string): string =>
  words.endsWith(leftOut)
    ? `${finnish(words.slice(0, -leftOut.length))}; kohta jätetään pois`
    : (fi[words] ?? finnishParts.reduce((text, [part, to]) => text.replace(part, to), words));

const meant = (names: readonly string[], ask: string): string =>
  names.length > 0 ? `; ${ask} ${names.join(', ')}?` : '';

/** Data that cannot be read: where they stop being JSON, and why. */
const brokenData = ({ where, given = '' }: Problem): string | undefined => {
  const [, fault] = /^(?:invalid JSON, )?((?:line \d|the end tag).*)$/.exec(given) ?? [];
  return fault && /^(JSON child|block-id)/.test(where) ? fault : undefined;
};

/** Where in a tag; '' is the tag itself, which is named already. */
const place = (where: string): string => (where ? `${where}: ` : '');

const english = {
  title: (count: number) => `Atria: ${count === 1 ? '1 problem' : `${count} problems`}`,
  calls: (count: number) => `Calls: ${count}`,
  noTag: (names: readonly string[]) =>
    `is no widget${meant(
      names.map((name) => `<${name}>`),
      'did you mean',
    )}`,
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
      return `${value} is read as no day: write ${meant ?? '2026-12-31, year first'}`;
    return `${value} is not known${meant ? `; did you mean ${meant}?` : '.'}${known ? ` Known: ${known.join(', ')}` : ''}`;
  },
  noPicture: (where: string, address: string) => `${where}: there is no picture at ${address}`,
  smallPicture: (where: string, width: number, wanted: number) =>
    `${where}: the picture is ${width} pixels wide and blurred here: take one of ${wanted} or more`,
  cutPicture: (where: string, share: number) =>
    `${where}: ${share} % of the picture is seen here: take one of other proportions`,
  wordlessPicture: (where: string) =>
    `${where} is empty: say what the picture shows, for who does not see it, unless it only decorates`,
  noProduct: (code: string) => `the shop has no product ${code}`,
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
  unseen: (text: string) => text,
  /** What readings say is wrong with a text. */
  fault: (text: string) => text,
  stopped: (error: string) => `has stopped: ${error}`,
  problem: (problem: Problem) => {
    const { where, given, expected } = problem;
    const broken = brokenData(problem);
    if (broken) return `the data cannot be read, ${broken}`;
    return given
      ? `${where}: given ${given}, expected ${expected}`
      : `${where} is missing, and nothing is shown without it: give it ${expected}`;
  },
};
type Words = typeof english;

const suomi: Words = {
  title: (count) => `Atria: ${count === 1 ? '1 ongelma' : `${count} ongelmaa`}`,
  calls: (count) => `Kutsuja: ${count}`,
  noTag: (names) =>
    `ei ole widget${meant(
      names.map((name) => `<${name}>`),
      'tarkoititko',
    )}`,
  noName: (where, name, names, all) =>
    `${place(where)}nimeä "${name}" ei ole${meant(names, 'tarkoititko')}${names.length > 0 || all.length === 0 ? '' : `; tunnetut: ${all.join(', ')}`}`,
  swallowed: (what, end) =>
    `sisältää ${what}, jota ei näytetä: kirjoita lopputagi ${end} sen eteen (<atria-…/> ei sulje), tai jos se on jo siellä, siirrä se alemmas`,
  nested: (what, end) => `sisältää ${what}, jota ei näytetä: siirrä se tagin ${end} alle`,
  looseWord: (word, before) =>
    `nimeä "${word}" ei ole; jos se kuuluu kohtaan ${before}, kirjoita lainausmerkit (") koko tekstin ympärille`,
  slip: (where, { cause, given, meant, known }) => {
    const value = `${place(where)}"${given}"`;
    if (cause === 'quote')
      return `lainausmerkki puuttuu tai on kaareva kohdassa ${given}: kirjoita suorat (") joka arvon ympärille`;
    if (cause === 'empty') return `${where} on tyhjä: täytä tai poista se`;
    if (cause === 'address') return `${value} johtaa tämän sivuston sivulle: kirjoita ${meant}`;
    if (cause === 'unsafe')
      return `${value} ei johda mihinkään: kirjoita https://… tai polku, joka alkaa merkillä /`;
    if (cause === 'disk')
      return `${value} on oman koneesi tiedosto: vie se mediakirjastoon ja kirjoita sen osoite`;
    if (cause === 'path')
      return `${value} löytyy vain joiltakin sivuilta: kirjoita osoite merkistä / tai https:// alkaen`;
    if (cause === 'number') return `${value} ei ole luku: kirjoita ${meant}`;
    if (cause === 'date')
      return `${value} ei ole päivä: kirjoita ${meant ?? '2026-12-31, vuosi ensin'}`;
    return `${value} on tuntematon${meant ? `; tarkoititko ${meant}?` : '.'}${known ? ` Tunnetut: ${known.join(', ')}` : ''}`;
  },
  noPicture: (where, address) => `${where}: kuvaa ei löydy osoitteesta ${address}`,
  smallPicture: (where, width, wanted) =>
    `${where}: kuva on ${width} pikseliä leveä ja näkyy tässä sumeana: ota vähintään ${wanted} pikseliä leveä`,
  cutPicture: (where, share) =>
    `${where}: kuvasta näkyy tässä ${share} %: ota muodoltaan toisenlainen`,
  wordlessPicture: (where) =>
    `${where} on tyhjä: kerro, mitä kuva esittää, niille, jotka eivät näe sitä, ellei se ole vain koriste`,
  noProduct: (code) => `kaupassa ei ole tuotetta ${code}`,
  listData: (name) => `tiedot ovat lista ilman nimeä: kirjoita { "${name}": [ … ] }`,
  forDeveloper: (count) => `Kehittäjälle: ${count}`,
  mend: 'Korjaa toimittajan luettelossa',
  lacking: (where) => `${where} puuttuu, eikä ilman sitä mikään ole oikein`,
  printed: (tag) =>
    `näyttää tagin <${tag}> tekstinä: lisää se HTML:nä, editorisi lähdekoodinäkymässä`,
  notLoaded: 'ei latautunut: laita koko julkaisun kansio sinne, missä skripti on',
  deprecated: (name, instead) =>
    `${name} on vanhentunut ja poistuu myöhemmässä julkaisussa: ${finnish(instead)}`,
  bareJson: 'sisältää paljasta JSONia: laita se tagiin <script type="application/json">',
  untyped: 'sisältää <script>-tagin ilman type="application/json": sitä ei lueta tietona',
  foreignSearch: (address) =>
    `johtaa suomenkieliselle hakusivulle ${address}: anna search-url tagissa tai data-search-url sivulla`,
  doubleTag: 'on sivulla kahdesti: jätä yksi',
  noOverlay: 'ei avaa tällä sivulla mitään: lisää sivulle <atria-overlay></atria-overlay>',
  doubleBlock: (id) =>
    `data-atria-block "${id}" on kahdesti: ensimmäinen pätee, anna toiselle oma tunnus`,
  doubleScript: 'atria.js on sivulla kahdesti: jätä yksi script-tagi',
  noScript:
    'script-tagin asetukset eivät ole voimassa, koska sivulta ei löydy tagia <script src="…/atria.js">: kirjoita tagi esimerkin mukaan, tai asetukset data-atria-settings-lohkoon',
  otherRelease: (file, release, ofScript) =>
    `${file} on julkaisua ${release} ja atria.js julkaisua ${ofScript}: kirjoita joka riville sama julkaisu`,
  settings: (fault) => `data-atria-settings-lohkoa ei käytetä: ${finnish(fault)}`,
  touchedSettings: (fault) => `data-atria-settings-lohko: ${finnish(fault)}`,
  setting: (name, expected) => `asetukset, ${name}: odotettiin ${finnish(expected)}`,
  network: 'osoitteeseen ei saada yhteyttä: tarkista data-api-base ja sen CORS',
  notFound: 'siellä ei ole mitään: tarkista tagin tunnus ja data-api-base',
  refused: 'palvelin kieltäytyy: pitääkö kävijän kirjautua?',
  broken: 'palvelin epäonnistuu',
  shape: 'vastaus ei ole sitä, mitä widget odottaa: tarkista data-api-base ja endpoint',
  noShop:
    'kauppa ei vastaa: onko sen sivu olemassa, ja siinä atria-cart-sync role="shop" ja tämä sivusto sen origins-listassa?',
  unseen: finnish,
  fault: finnish,
  stopped: (error) => `on pysähtynyt: ${error}`,
  problem: (problem) => {
    const { where, given, expected } = problem;
    const broken = brokenData(problem);
    if (broken) return `tietoja ei voi lukea, ${finnish(broken)}`;
    return given
      ? `${finnish(where)}: annettu ${finnish(given)}, odotettiin ${finnish(expected)}`
      : `${where} puuttuu, eikä ilman sitä näy mitään: anna sille ${finnish(expected)}`;
  },
};

/** The words of the diagnostics for a language: Finnish for fi, else English. */
export const wordsFor = (language: string): Words =>
  language.toLowerCase().startsWith('fi') ? suomi : english;
export type { Words };
