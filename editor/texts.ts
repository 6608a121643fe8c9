import { purposes } from '../src/catalogue/purposes';
import type { Purpose } from '../src/core/element/contract';
import { namesEnglish, namesFinnish } from './names-texts';
import { pageEnglish, pageFinnish } from './page-texts';
import { swedish } from './texts-swedish';
import type { UiLanguage } from './ui-languages';

/** The ways in which quotation marks around a value can be wrong. */
type Quotes = Readonly<Record<'curly' | 'unclosed' | 'json', string>>;

const english = {
  ...pageEnglish,
  ...namesEnglish,
  name: 'Editor’s catalogue',
  wrongSettings: 'For the developer: settings.json of this catalogue is not right.',
  previewLost: 'The page of the preview (preview.html) is not to be had. Everything else works.',
  lead: 'Choose a part, fill in its form, look at it, and copy it into your page. No code is needed.',
  all: 'All parts',
  widgetCount: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
  search: 'What do you need?',
  searchHint: 'For example: recipes, newsletter, video',
  noneFound: 'Nothing by that word. Try another, or look through them all.',
  nothingSeen: 'Shows nothing on the page',
  showAll: 'Show all',
  brand: 'Brand',
  pageLanguage: 'Language of the page',
  uiLanguage: 'Language of the catalogue',
  purposes: purposes as Readonly<Record<Purpose, string>>,
  open: 'Open a snippet',
  openLead:
    'Paste what is in your page: one part or a whole page. It is read even if something is wrong with it, and you are told what.',
  openLabel: 'Your snippet',
  openButton: 'Read it',
  close: 'Close',
  nothingRead: 'There is no part in this text: a snippet begins with <atria-.',
  onlyData: 'These are the data of a part without its tag. Copy from <atria- to the end tag.',
  several: (count: number) => `${count} parts were found. Which one do you want to edit?`,
  edit: 'Edit this',
  wrongInIt: (count: number) =>
    count === 0 ? 'Nothing is wrong with it.' : count === 1 ? '1 mistake' : `${count} mistakes`,
  opened: 'Your snippet is in the form.',
  openedWrong: 'Your snippet is in the form. This was wrong with it:',
  openedCure: (isLeft: boolean): string =>
    isLeft
      ? 'The snippet below is written again. What it still needs stands below, in the list.'
      : 'The snippet below is written again without these mistakes. Look whether all is right.',
  rest: 'This stood behind the tag, which does not end. It is none of its own: put it below the snippet in your page.',
  copyRest: 'Copy what stood behind',
  scriptInData:
    'A </script> in a text of the data ends them there: it is written so that they go on now.',
  merged: (id: string) =>
    `Its data stood in the block "${id}" of your page. They are in the snippet now: take that block out, unless another part uses it.`,
  understood: 'I have read this',
  dataFault: (fault: string, isGuess: boolean) =>
    isGuess ? `The data: ${fault}. What could be made out is in the form.` : `The data: ${fault}.`,
  bareList: (name: string) => `The data are a list without a name: it was taken as ${name}.`,
  quotes: {
    curly: 'the value is in curly quotation marks; HTML knows only straight ones (")',
    unclosed: 'a quotation mark is missing after the value',
    json: 'data in double quotation marks end at their own first one; they stand between the tags now',
  } as Quotes,
  selfClosed: (tag: string, end: string) =>
    `${tag} does not close by itself: the page after it would not be shown. Write ${end}.`,
  unclosed: (end: string) => `The end tag ${end} is missing or misspelt.`,
  elsewhere: (id: string) =>
    `Its data stand elsewhere in your page, in the block "${id}". Paste that block too, or fill in the form.`,
  escaped:
    'The tag was copied with &lt; for <, as a page shows code: a page would print it as text.',
  fill: 'Fill in',
  look: 'Look',
  copy: 'Copy',
  start: 'Start from',
  choose: 'an example',
  emptyForm: 'An empty form',
  taken: 'The form was filled from the example.',
  emptied: 'The form was emptied.',
  undo: 'Undo',
  required: 'Needed',
  library: 'Media library',
  dataKept:
    'The data of this block cannot be read, and stay as they are: lists cannot be changed here. Mend them in the code editor.',
  deprecated: (instead: string) => `Goes in a later release. ${instead}`,
  leftOut: (what: string) =>
    `Left out of the snippet, since it could run or cover the page: ${what}.`,
  more: (count: number) => `More settings (${count})`,
  moreFields: (count: number) => `More fields (${count})`,
  notShown: (places: string) =>
    `Not shown on a card of this type, and kept for another one: ${places}.`,
  asDefault: (value: string) => `Without it: ${value}`,
  forExample: (value: string) => `For example: ${value}`,
  none: 'No choice',
  asPage: 'As the page',
  asAllCards: 'As all cards',
  pictureGone: 'No picture is found at this address here. Look whether it is right.',
  pictureSmall: (width: number) =>
    `The picture is only ${width} pixels wide and may look blurred. Take one of 800 or more.`,
  pictureLong: (width: number, height: number) =>
    `The picture is ${width} × ${height} pixels: most of it is cut off. Take one of more even sides.`,
  altAsked:
    'Say what the picture shows, for those who do not see it. Leave it empty if it only decorates.',
  ofExample: (places: string) => `Of the example, and not yours yet: ${places}.`,
  otherSite: (brand: string) => `This part belongs to the site ${brand}.`,
  showThere: 'Show it there',
  notKnown: (value: string) => `${value} (not known)`,
  entry: (label: string, number: number) => `${label}, ${number}`,
  unnamed: 'Nothing written yet',
  entries: (count: number) => (count === 0 ? 'Nothing yet' : `${count}`),
  add: (label: string) => `Add to: ${label}`,
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  movedTo: (name: string, place: number) => `${name} is now number ${place}.`,
  removed: (name: string) => `${name} was removed.`,
  added: (name: string) => `A new entry was added to ${name}.`,
  between: 'Between the tags',
  betweenHint: 'Markup that the part shows or takes in. Leave it as it is if you did not write it.',
  mistakes: (count: number) => (count === 1 ? '1 thing to mend' : `${count} things to mend`),
  missing: (place: string) => `Fill in: ${place}. Nothing is shown without it.`,
  fine: 'All is well: nothing to mend.',
  inPage: 'In the page',
  forDeveloper: 'For the developer',
  preview: 'How it looks',
  previewOf: (title: string) => `${title} in a page`,
  width: 'Width',
  widths: { desktop: 'Computer', phone: 'Phone', column: 'Narrow column' },
  again: 'Load again',
  showOpen: 'Show it open',
  snippet: 'Your snippet',
  snippetLead: 'Copy it and paste it into your page where the part is to stand, as HTML or source.',
  copied: 'Copied. Paste it into your page now.',
  selected: 'It is marked now: press Ctrl+C (or Cmd+C) to copy it.',
  copySnippet: 'Copy the snippet',
  stillWrong: 'There are things to mend: the page will not show it as you mean it.',
  lines: 'Does the part not show in your page?',
  linesLead:
    'The page needs these lines once, in its head. Your developer has most likely done this already; show them these lines if not.',
  link: 'Copy a link to this form',
  linkCopied: 'The link was copied: who opens it sees the form as it is now.',
  developer: 'For developers: all examples',
  // What is kept, and what may be lost.
  written: (time: string) => `What you wrote, ${time}`,
  writtenTaken: 'The form has what you wrote then.',
  notTaken: 'This HTML is kept here. It is not in your page yet.',
  dropSource: 'Drop it',
  linkCut:
    'The link is not whole: its end is missing. Ask for it again. What you see here is not from the link.',
  broken: 'The catalogue failed here.',
  brokenLead:
    'Nothing that you wrote is lost. You can copy it here. Then start anew, or choose another view above.',
  brokenCopy: 'Copy what you wrote',
  brokenAgain: 'Start anew',
};
export type Texts = typeof english;

const suomi: Texts = {
  ...pageFinnish,
  ...namesFinnish,
  name: 'Toimittajan luettelo',
  wrongSettings: 'Kehittäjälle: tämän luettelon settings.json ei ole kunnossa.',
  previewLost: 'Esikatselun sivua (preview.html) ei saada. Kaikki muu toimii.',
  lead: 'Valitse osa, täytä lomake, katso miltä se näyttää ja kopioi se sivullesi. Koodia ei tarvita.',
  all: 'Kaikki osat',
  widgetCount: (count) => (count === 1 ? '1 osa' : `${count} osaa`),
  search: 'Mitä tarvitset?',
  searchHint: 'Esimerkiksi: reseptit, uutiskirje, video',
  noneFound: 'Sillä sanalla ei löydy mitään. Kokeile toista tai selaa kaikkia.',
  nothingSeen: 'Ei näy sivulla',
  showAll: 'Näytä kaikki',
  brand: 'Brändi',
  pageLanguage: 'Sivun kieli',
  uiLanguage: 'Luettelon kieli',
  purposes: {
    cards: 'Näytä tuotteita, reseptejä ja ihmisiä',
    pictures: 'Suuret kuvat ja videot',
    text: 'Tekstejä, lukuja ja historiaa',
    find: 'Haut ja luettelot',
    navigation: 'Sivustolla liikkuminen',
    contact: 'Viestit kävijöiltä',
    newsletter: 'Uutiskirjeet ja tiedotteet',
    participation: 'Osallistuminen: tykkäykset, arvonnat, arvostelut',
    shop: 'Lihakauppa',
    planning: 'Ruokalistat ja annokset',
    school: 'Kouluaineistot',
  },
  open: 'Avaa koodi',
  openLead:
    'Liitä tähän se, mikä sivullasi on: yksi osa tai koko sivu. Se luetaan, vaikka siinä olisi virheitä, ja virheet kerrotaan sinulle.',
  openLabel: 'Koodisi',
  openButton: 'Lue',
  close: 'Sulje',
  nothingRead: 'Tekstissä ei ole osaa: sen koodi alkaa <atria-.',
  onlyData: 'Tässä on osan tiedot ilman sen tagia. Kopioi alusta (<atria-) lopputagiin asti.',
  several: (count) => `Löytyi ${count} osaa. Mitä niistä haluat muokata?`,
  edit: 'Muokkaa tätä',
  wrongInIt: (count) =>
    count === 0 ? 'Siinä ei ole virheitä.' : count === 1 ? '1 virhe' : `${count} virhettä`,
  opened: 'Koodisi on lomakkeessa.',
  openedWrong: 'Koodisi on lomakkeessa. Siinä oli vikaa:',
  openedCure: (isLeft) =>
    isLeft
      ? 'Koodi on nyt kirjoitettu uudelleen. Se, mitä siitä vielä puuttuu, on alla olevassa listassa.'
      : 'Koodi on nyt kirjoitettu uudelleen ilman näitä virheitä. Katso, onko kaikki oikein.',
  rest: 'Tämä oli tagin jäljessä, jonka loppu puuttuu. Se ei ole osan omaa: laita se sivulla koodin alle.',
  copyRest: 'Kopioi jäljessä ollut',
  scriptInData:
    'Tiedoissa oleva </script> lopettaa ne siihen: se on nyt kirjoitettu niin, että ne jatkuvat.',
  merged: (id) =>
    `Sen tiedot olivat sivusi lohkossa "${id}". Ne ovat nyt koodissa: poista se lohko, ellei toinen osa käytä sitä.`,
  understood: 'Olen lukenut tämän',
  dataFault: (fault, isGuess) =>
    isGuess ? `Tiedot: ${fault}. Se, mistä sai selvää, on lomakkeessa.` : `Tiedot: ${fault}.`,
  bareList: (name) => `Tiedot ovat lista ilman nimeä: se luettiin nimellä ${name}.`,
  quotes: {
    curly: 'arvo on kaarevissa lainausmerkeissä; HTML tuntee vain suorat (")',
    unclosed: 'arvon jäljestä puuttuu lainausmerkki',
    json: 'kaksinkertaisissa lainausmerkeissä tiedot loppuvat omaan ensimmäiseensä; nyt ne ovat tagien välissä',
  },
  selfClosed: (tag, end) => `${tag} ei sulje tagia: sivun loppu jäisi näkymättä. Kirjoita ${end}.`,
  unclosed: (end) => `Lopputagi ${end} puuttuu tai on kirjoitettu väärin.`,
  elsewhere: (id) =>
    `Sen tiedot ovat muualla sivullasi, lohkossa "${id}". Liitä myös se tai täytä lomake.`,
  escaped: 'Tagi on kopioitu niin, että < on &lt;: sivu tulostaisi sen tekstinä.',
  fill: 'Täytä',
  look: 'Katso',
  copy: 'Kopioi',
  start: 'Aloita',
  choose: 'esimerkistä',
  emptyForm: 'Tyhjä lomake',
  taken: 'Lomake täytettiin esimerkistä.',
  emptied: 'Lomake tyhjennettiin.',
  undo: 'Kumoa',
  required: 'Pakollinen',
  library: 'Mediakirjasto',
  dataKept:
    'Tämän lohkon tietoja ei voi lukea, ja ne jäävät ennalleen: listoja ei voi muuttaa tässä. Korjaa ne koodieditorissa.',
  deprecated: (instead) => `Poistuu tulevassa julkaisussa. ${instead}`,
  leftOut: (what) =>
    `Jätettiin pois koodista, koska se voisi ajaa jotain tai peittää sivun: ${what}.`,
  more: (count) => `Lisää asetuksia (${count})`,
  moreFields: (count) => `Lisää kenttiä (${count})`,
  notShown: (places) => `Tämäntyyppisessä kortissa ei näy, mutta säilyy: ${places}.`,
  asDefault: (value) => `Jos tyhjä: ${value}`,
  forExample: (value) => `Esimerkiksi: ${value}`,
  none: 'Ei valintaa',
  asPage: 'Kuten sivulla',
  asAllCards: 'Kuten kaikki kortit',
  pictureGone: 'Täältä ei löydy kuvaa tästä osoitteesta. Katso, onko osoite oikein.',
  pictureSmall: (width) =>
    `Kuva on vain ${width} pikseliä leveä ja voi näkyä sumeana. Ota vähintään 800 pikseliä leveä.`,
  pictureLong: (width, height) =>
    `Kuva on ${width} × ${height} pikseliä: suurin osa siitä jää piiloon. Ota tasasivuisempi.`,
  altAsked:
    'Kerro, mitä kuva esittää, niille, jotka eivät näe sitä. Jätä tyhjäksi, jos se vain koristaa.',
  ofExample: (places) => `Vielä esimerkin sisältöä, ei omaasi: ${places}.`,
  otherSite: (brand) => `Tämä osa kuuluu sivustolle ${brand}.`,
  showThere: 'Näytä siellä',
  notKnown: (value) => `${value} (tuntematon)`,
  entry: (label, number) => `${label}, ${number}`,
  unnamed: 'Ei vielä tekstiä',
  entries: (count) => (count === 0 ? 'Ei vielä mitään' : `${count} kpl`),
  add: (label) => `Lisää: ${label}`,
  moveUp: (name) => `Siirrä ylös: ${name}`,
  moveDown: (name) => `Siirrä alas: ${name}`,
  remove: (name) => `Poista: ${name}`,
  movedTo: (name, place) => `${name} on nyt ${place}.`,
  removed: (name) => `${name} poistettiin.`,
  added: (name) => `Lisättiin uusi: ${name}.`,
  between: 'Tagien välissä',
  betweenHint: 'HTML:ää, jonka osa näyttää. Jätä se ennalleen, jos et ole kirjoittanut sitä.',
  mistakes: (count) => (count === 1 ? '1 asia korjattavana' : `${count} asiaa korjattavana`),
  missing: (place) => `Täytä: ${place}. Ilman sitä ei näy mitään.`,
  fine: 'Kaikki on kunnossa.',
  inPage: 'Sivulla',
  forDeveloper: 'Kehittäjälle',
  preview: 'Miltä se näyttää',
  previewOf: (title) => `${title} sivulla`,
  width: 'Leveys',
  widths: { desktop: 'Tietokone', phone: 'Puhelin', column: 'Kapea palsta' },
  again: 'Lataa uudelleen',
  showOpen: 'Näytä avattuna',
  snippet: 'Koodisi',
  snippetLead:
    'Kopioi se ja liitä se sivulle HTML:nä eli lähdekoodina siihen kohtaan, jossa osan pitää olla.',
  copied: 'Kopioitu. Liitä se nyt sivullesi.',
  selected: 'Se on nyt valittuna: kopioi painamalla Ctrl+C (tai Cmd+C).',
  copySnippet: 'Kopioi koodi',
  stillWrong: 'Korjattavaa on vielä: sivu ei näytä sitä niin kuin tarkoitat.',
  lines: 'Eikö osa näy sivullasi?',
  linesLead:
    'Sivu tarvitsee nämä rivit kerran head-osaansa. Kehittäjäsi on luultavasti jo tehnyt sen; näytä hänelle nämä rivit, jos ei ole.',
  link: 'Kopioi linkki tähän lomakkeeseen',
  linkCopied: 'Linkki kopioitiin: sen avaaja näkee lomakkeen sellaisena kuin se nyt on.',
  developer: 'Kehittäjille: kaikki esimerkit',
  // What is kept, and what may be lost.
  written: (time) => `Kirjoittamasi, ${time}`,
  writtenTaken: 'Lomakkeessa on se, mitä silloin kirjoitit.',
  notTaken: 'Tämä HTML on tallessa täällä. Se ei ole vielä sivullasi.',
  dropSource: 'Hylkää se',
  linkCut:
    'Linkki ei ole kokonainen: sen loppu puuttuu. Pyydä se uudelleen. Tässä näkyvä sisältö ei ole linkistä.',
  broken: 'Luettelossa tapahtui virhe.',
  brokenLead:
    'Mitään kirjoittamaasi ei ole kadonnut. Voit kopioida sen tästä. Aloita sitten alusta tai valitse yläreunasta toinen näkymä.',
  brokenCopy: 'Kopioi kirjoittamasi',
  brokenAgain: 'Aloita alusta',
};

export const textsIn: Readonly<Record<UiLanguage, Texts>> = { fi: suomi, se: swedish, en: english };
