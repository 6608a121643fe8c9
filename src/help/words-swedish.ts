import { inSwedish } from './contract-words';
import type { LookedUp } from './known-ids';
import { meant, place, problemIn, tagOf } from './word-parts';
import type { Words } from './words-english';

const gone: Readonly<Record<LookedUp, string>> = {
  product: 'butiken har ingen produkt',
  'product-id': 'butiken har ingen produkt med id:t',
  categories: 'sökningen hittar inget i kategorin',
  'product-group': 'sökningen hittar inget i produktgruppen',
  menu: 'det finns ingen meny med id:t',
  'recipe-filters': 'det finns inga receptfilter med id:t',
  'filtered-cards': 'det finns inga kort med id:t',
};

export const swedish: Words = {
  title: (count) => `Atria: ${count} problem`,
  calls: (count) => `Anrop: ${count}`,
  noTag: (names) => `är ingen widget${meant(names.map(tagOf), 'menade du')}`,
  noName: (where, name, names, all) =>
    `${place(where)}det finns inget "${name}"${meant(names, 'menade du')}${names.length > 0 || all.length === 0 ? '' : `; kända: ${all.join(', ')}`}`,
  swallowed: (what, end) =>
    `innehåller ${what}, som inte visas: skriv sluttaggen ${end} före det (<atria-…/> stänger inte), eller flytta det nedanför om den redan står där`,
  nested: (what, end) => `innehåller ${what}, som inte visas: flytta det under ${end}`,
  looseWord: (word, before) =>
    `det finns inget "${word}"; om det hör till ${before}, skriv citattecken (") kring hela texten`,
  slip: (where, { cause, given, meant: likely, known }) => {
    const value = `${place(where)}"${given}"`;
    if (cause === 'quote')
      return `ett citattecken saknas eller är krokigt vid ${given}: skriv raka (") kring varje värde`;
    if (cause === 'empty') return `${where} är tom: fyll i den eller ta bort den`;
    if (cause === 'address')
      return `${value} leder till en sida på den här webbplatsen: skriv ${likely}`;
    if (cause === 'unsafe')
      return `${value} leder ingenstans: skriv https://… eller en sökväg som börjar med /`;
    if (cause === 'disk')
      return `${value} är en fil på din egen dator: lägg den i mediebiblioteket och skriv dess adress där`;
    if (cause === 'path')
      return `${value} hittas bara på en del sidor: skriv adressen från / eller https:// framåt`;
    if (cause === 'number') return `${value} läses inte som ett tal: skriv ${likely}`;
    if (cause === 'date')
      return likely
        ? `${value} läses som en dag, men inte av alla program: skriv ${likely}`
        : `${value} läses inte som en dag: skriv 2026-12-31, året först`;
    return `${value} är okänt${likely ? `; menade du ${likely}?` : '.'}${known ? ` Kända: ${known.join(', ')}` : ''}`;
  },
  noPicture: (where, address) => `${where}: det finns ingen bild på adressen ${address}`,
  smallPicture: (where, width, wanted) =>
    `${where}: bilden är ${width} pixlar bred och suddig här: ta en som är minst ${wanted} pixlar bred`,
  cutPicture: (where, share) =>
    `${where}: ${share} % av bilden syns här: ta en med andra proportioner`,
  wordlessPicture: (where) =>
    `${where} är tomt: berätta vad bilden visar för den som inte ser den, om den inte bara är till prydnad`,
  gone: (kind, id) => `${gone[kind]} ${id}`,
  listData: (name) => `data är en lista utan namn: skriv { "${name}": [ … ] }`,
  forDeveloper: (count) => `För utvecklaren: ${count}`,
  mend: 'Rätta i redaktörens katalog',
  lacking: (where) => `${where} saknas, och utan det är inget rätt`,
  printed: (tag) => `visar <${tag}> som text: lägg in den som HTML, i redigerarens källkodsvy`,
  notLoaded: 'laddades inte: lägg hela versionens mapp där skriptet är',
  deprecated: (name, instead) =>
    `${name} är föråldrat och försvinner i en senare version: ${inSwedish(instead)}`,
  bareJson: 'innehåller bar JSON: lägg den i <script type="application/json">',
  untyped: 'innehåller ett <script> utan type="application/json": det läses inte som data',
  around: (what) =>
    `har sina data i ${what} bland annat innehåll: flytta <script> direkt in mellan taggarna`,
  behind: 'har sina data efter sig: flytta <script> in mellan taggarna',
  twoBlocks: 'innehåller två <script> med data: det första gäller, samla allt i ett',
  foreignSearch: (address) =>
    `leder till ${address}, den finska söksidan: ge search-url i taggen eller data-search-url på sidan`,
  doubleTag: 'står två gånger på sidan: behåll en',
  noOverlay: 'öppnar ingenting här: lägg <atria-overlay></atria-overlay> på sidan',
  doubleBlock: (id) =>
    `data-atria-block "${id}" står två gånger: det första gäller, ge det andra ett eget namn`,
  doubleScript: 'atria.js står två gånger på sidan: behåll en script-tagg',
  noScript:
    'script-taggens inställningar gäller inte, eftersom <script src="…/atria.js"> inte hittas: skriv taggen som i exemplet, eller inställningarna i data-atria-settings-blocket',
  otherRelease: (file, release, ofScript) =>
    `${file} är version ${release} och atria.js version ${ofScript}: skriv samma version på alla rader`,
  settings: (fault) => `data-atria-settings-blocket används inte: ${inSwedish(fault)}`,
  touchedSettings: (fault) => `data-atria-settings-blocket: ${inSwedish(fault)}`,
  setting: (name, expected) => `inställningar, ${name}: väntade ${inSwedish(expected)}`,
  network: 'adressen går inte att nå: se över data-api-base och dess CORS',
  notFound: 'där finns ingenting: se över koden i taggen och data-api-base',
  refused: 'servern vägrar: måste besökaren logga in?',
  broken: 'servern misslyckas',
  shape: 'svaret är inte det som delen väntar sig: se över data-api-base och endpoint',
  noShop:
    'butiken svarar inte: finns dess sida, med atria-cart-sync role="shop" och den här webbplatsen bland dess origins?',
  foreign:
    'ett skript på sidan har kraschat eller ersatt den här: rätta skriptet; allt annat fungerar utan det',
  said: inSwedish,
  stopped: (error) => `har stannat: ${error}`,
  problem: problemIn(
    {
      broken: (fault) => `data går inte att läsa, ${fault}`,
      swept: (what, first) => `i data finns ${what}, först på ${first}: ta bort det`,
      noBlock: (id, tag) => `sidan har inget block ${id}: lägg till ${tag}`,
      wrong: (where, given, expected) => `${where}: gavs ${given}, väntade ${expected}`,
      missing: (where, expected) =>
        `${where} saknas, och utan det visas ingenting: ge det ${expected}`,
    },
    inSwedish,
  ),
};
