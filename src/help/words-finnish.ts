import { inFinnish } from './contract-words';
import type { LookedUp } from './known-ids';
import { meant, place, problemIn, tagOf } from './word-parts';
import type { Words } from './words-english';

const gone: Readonly<Record<LookedUp, string>> = {
  product: 'kaupassa ei ole tuotetta',
  'product-id': 'kaupassa ei ole tuotetta, jonka tunnus on',
  categories: 'haku ei löydä mitään luokasta',
  'product-group': 'haku ei löydä mitään tuoteryhmästä',
  menu: 'ei ole ruokalistaa, jonka tunnus on',
  'recipe-filters': 'ei ole reseptien suodattimia, joiden tunnus on',
  'filtered-cards': 'ei ole kortteja, joiden tunnus on',
};

export const finnish: Words = {
  title: (count) => `Atria: ${count === 1 ? '1 ongelma' : `${count} ongelmaa`}`,
  calls: (count) => `Kutsuja: ${count}`,
  noTag: (names) => `ei ole widget${meant(names.map(tagOf), 'tarkoititko')}`,
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
      return meant
        ? `${value} luetaan päivänä, mutta eivät kaikki ohjelmat lue sitä: kirjoita ${meant}`
        : `${value} ei ole päivä: kirjoita 2026-12-31, vuosi ensin`;
    return `${value} on tuntematon${meant ? `; tarkoititko ${meant}?` : '.'}${known ? ` Tunnetut: ${known.join(', ')}` : ''}`;
  },
  noPicture: (where, address) => `${where}: kuvaa ei löydy osoitteesta ${address}`,
  smallPicture: (where, width, wanted) =>
    `${where}: kuva on ${width} pikseliä leveä ja näkyy tässä sumeana: ota vähintään ${wanted} pikseliä leveä`,
  cutPicture: (where, share) =>
    `${where}: kuvasta näkyy tässä ${share} %: ota muodoltaan toisenlainen`,
  wordlessPicture: (where) =>
    `${where} on tyhjä: kerro, mitä kuva esittää, niille, jotka eivät näe sitä, ellei se ole vain koriste`,
  gone: (kind, id) => `${gone[kind]} ${id}`,
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
  around: (what) =>
    `tiedot ovat elementissä ${what} muun sisällön joukossa: siirrä <script> suoraan tagien väliin`,
  behind: 'tiedot ovat tagin jäljessä: siirrä <script> tagien väliin',
  twoBlocks: 'sisältää kaksi <script>-tagia tietoja: ensimmäinen pätee, kokoa kaikki yhteen',
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
  foreign:
    'sivun skripti on kaatunut tai korvannut tämän: korjaa skripti; kaikki muu toimii ilman sitä',
  said: inFinnish,
  stopped: (error) => `on pysähtynyt: ${error}`,
  problem: problemIn(
    {
      broken: (fault) => `tietoja ei voi lukea, ${fault}`,
      swept: (what, first) => `tiedoissa on ${what}, ensin ${first}: poista`,
      noBlock: (id, tag) => `sivulla ei ole lohkoa ${id}: lisää ${tag}`,
      wrong: (where, given, expected) => `${where}: annettu ${given}, odotettiin ${expected}`,
      missing: (where, expected) =>
        `${where} puuttuu, eikä ilman sitä näy mitään: anna sille ${expected}`,
    },
    inFinnish,
  ),
};
