import type { Problem } from '../core/element/problem';
import { inFinnish } from './contract-words';
import type { Slip } from './slips';
import { brokenData, meant, place } from './word-parts';
import { swedish } from './words-swedish';

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
    `${name} on vanhentunut ja poistuu myöhemmässä julkaisussa: ${inFinnish(instead)}`,
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
  settings: (fault) => `data-atria-settings-lohkoa ei käytetä: ${inFinnish(fault)}`,
  touchedSettings: (fault) => `data-atria-settings-lohko: ${inFinnish(fault)}`,
  setting: (name, expected) => `asetukset, ${name}: odotettiin ${inFinnish(expected)}`,
  network: 'osoitteeseen ei saada yhteyttä: tarkista data-api-base ja sen CORS',
  notFound: 'siellä ei ole mitään: tarkista tagin tunnus ja data-api-base',
  refused: 'palvelin kieltäytyy: pitääkö kävijän kirjautua?',
  broken: 'palvelin epäonnistuu',
  shape: 'vastaus ei ole sitä, mitä widget odottaa: tarkista data-api-base ja endpoint',
  noShop:
    'kauppa ei vastaa: onko sen sivu olemassa, ja siinä atria-cart-sync role="shop" ja tämä sivusto sen origins-listassa?',
  unseen: inFinnish,
  fault: inFinnish,
  stopped: (error) => `on pysähtynyt: ${error}`,
  problem: (problem) => {
    const { where, given, expected } = problem;
    const broken = brokenData(problem);
    if (broken) return `tietoja ei voi lukea, ${inFinnish(broken)}`;
    return given
      ? `${inFinnish(where)}: annettu ${inFinnish(given)}, odotettiin ${inFinnish(expected)}`
      : `${where} puuttuu, eikä ilman sitä näy mitään: anna sille ${inFinnish(expected)}`;
  },
};

/** The words of the diagnostics for a language: `fi`, `sv-FI`, `se`; English for all others. */
export function wordsFor(language: string): Words {
  const code = language.toLowerCase().slice(0, 2);
  if (code === 'fi') return suomi;
  return code === 'sv' || code === 'se' ? swedish : english;
}
export type { Words };
