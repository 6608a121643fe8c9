import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import type { Hand } from './hand';
import type { Sent } from './watched-host';

type Flow = (hand: Hand, inbox: readonly Sent[]) => Promise<void>;

async function open(hand: Hand, path: string, site?: string): Promise<void> {
  await hand.open(path, site);
  await hand.ready();
}
/** The texts of the cards' headings. */
const titles = (hand: Hand) =>
  hand.read((find) => find({ css: 'article h3' }).map((one) => one.textContent));
const address = (hand: Hand) => hand.read(() => location.search);
/** What has the focus, through all shadow roots, by the name that is said of it. */
const focused = (hand: Hand) =>
  hand.read(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent;
  });
const textIn = (hand: Hand, name: string) =>
  hand.read((find, wanted) => {
    const [field] = find({ css: 'input', name: wanted });
    return (field as HTMLInputElement | undefined)?.value;
  }, name);

const date = 'Viimeinen käyttöpäivä tai parasta ennen';
const written = {
  Ostopaikka: 'Kauppa',
  Viesti: 'Pakkaus oli rikki.',
  Etunimi: 'Anna',
  Sukunimi: 'Asiakas',
  Katuosoite: 'Kuja 1',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
};
const steak = 'Naudan ulkofileepihvi 2 kpl';

/** What visitors do most, each from a page of the demo host to where it must end. */
export const flows: Readonly<Record<string, Flow>> = {
  'the menu opens under the mouse, leads on, and Escape closes it': async (hand) => {
    await open(hand, '/');
    await hand.hover('a', 'Tuotteet');
    await hand.see('[aria-expanded=true]', 'Tuotteet: alavalikko');
    await hand.see('a', 'Makkarat ja nakit');
    await hand.press('Escape');
    await hand.missing('a', 'Makkarat ja nakit');
    await hand.click('button', 'Reseptit: alavalikko');
    await hand.click('a', 'Arkiruoka');
    await hand.until('a page of recipes', () => location.pathname.startsWith('/reseptit/'));
  },

  'the side menu of a narrow window opens a section and closes': async (hand) => {
    await open(hand, '/');
    await hand.resize(500);
    await hand.click('button', 'Avaa valikko');
    await hand.click('dialog button', 'Reseptit: alavalikko');
    await hand.see('dialog a', 'Arkiruoka');
    await hand.press('Escape');
    await hand.missing('dialog');
    equal(await focused(hand), 'Avaa valikko');
  },

  'the quick search suggests, and its hit is a page': async (hand) => {
    await open(hand, '/');
    await hand.click('[role=combobox]');
    await hand.type('kana');
    const hit = await hand.see('[role=listbox] a, [role=option]');
    match(hit, /kana/i);
    await hand.press('ArrowDown', 'Enter');
    await hand.until('another page', () => location.pathname !== '/');
  },

  'a facet narrows the hits, and Back widens them': async (hand) => {
    await open(hand, '/tuotteet');
    await hand.see('article h3');
    const before = await titles(hand);
    await hand.click('button[aria-pressed=false]', 'Gluteeniton');
    await hand.see('button[aria-pressed=true]', 'Gluteeniton');
    await hand.until('the hits', (find) => find({ css: '[aria-busy=true]' }).length === 0);
    match(await address(hand), /facetTags=\d+/);
    const narrowed = await titles(hand);
    notEqual(narrowed.join(), before.join());
    await hand.read(() => history.back());
    await hand.see('button[aria-pressed=false]', 'Gluteeniton');
    await hand.until(
      'the hits of before',
      (find, all) =>
        find({ css: 'article h3' })
          .map((one) => one.textContent)
          .join() === all,
      before.join(),
    );
  },

  'a dropdown is opened by mouse, chosen from by keys': async (hand) => {
    await open(hand, '/widgets/card-grid?only=filtered');
    await hand.see('article h3');
    const before = await titles(hand);
    await hand.click('button[aria-haspopup=listbox]', 'Valitse ruokavalio');
    await hand.see('[role=listbox]');
    await hand.press('ArrowDown', 'Enter');
    await hand.missing('[role=listbox]');
    await hand.until(
      'other cards',
      (find, all) =>
        find({ css: 'article h3' })
          .map((one) => one.textContent)
          .join() !== all,
      before.join(),
    );
    match(String(await focused(hand)), /Laktoositon/);
  },

  'the calendar gives its field a day': async (hand) => {
    await open(hand, '/yhteystiedot/palaute');
    await hand.click('input', date);
    await hand.type('05/11/2026');
    await hand.click('button', `Avaa kalenteri: ${date}`);
    await hand.see('[role=grid]');
    await hand.press('ArrowDown', 'ArrowRight', 'Enter');
    await hand.missing('[role=grid]');
    equal(await textIn(hand, date), '13/11/2026');
    await hand.click('button', `Avaa kalenteri: ${date}`);
    await hand.click('[role=grid] button[aria-label*=" 5. marras"]');
    await hand.missing('[role=grid]');
    equal(await textIn(hand, date), '05/11/2026');
  },

  'a complaint is written and comes to the inbox': async (hand, inbox) => {
    await open(hand, '/yhteystiedot/palaute');
    await hand.click('input', 'Tuotteen nimi');
    await hand.type('nakki');
    await hand.click('[role=option]');
    const product = await textIn(hand, 'Tuotteen nimi');
    await hand.click('input', date);
    await hand.type('05/11/2026');
    for (const [name, text] of Object.entries(written)) {
      await hand.click('input, textarea', name);
      await hand.type(text);
    }
    await hand.click('label', 'En halua yhteydenottoa');
    await hand.click('label', 'En ole robotti');
    await hand.see('*', 'Vahvistettu');
    await hand.click('button', 'Lähetä');
    await hand.see('h1', 'Kiitos palautteesta!');
    deepEqual(
      inbox.map(({ path, answer }) => [path, answer]),
      [['/api/contact/retail/reclamation', '{"isSuccess":true}']],
    );
    for (const text of [product, ...Object.values(written)])
      match(inbox[0]?.body ?? '', new RegExp(String(text)));
  },

  'a product is bought and stands in the cart': async (hand) => {
    await open(hand, '/tuotteet', 'lihakauppa');
    await hand.click('[role=group] button', 'Lisää määrää');
    await hand.click('button', `Lisää ostoskoriin: ${steak}`);
    await hand.see('[popover] *', 'Tuote lisätty ostoskoriin');
    await open(hand, '/ostoskori', 'lihakauppa');
    await hand.see('[role=spinbutton], input', `Määrä: ${steak}`);
  },

  'the quick view opens, closes, and gives the focus back': async (hand) => {
    const opener = `Pikakatselu: ${steak}`;
    await open(hand, '/tuotteet', 'lihakauppa');
    await hand.click('button', opener);
    await hand.see('dialog h2', steak);
    await hand.press('Escape');
    await hand.missing('dialog');
    equal(await focused(hand), opener);
  },
};
