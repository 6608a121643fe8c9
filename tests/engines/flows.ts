import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import type { Hand } from './hand';
import { givePhoto, sizeOf } from './photo';
import { cartHas, date, type Flow, open, steak, textIn, written } from './steps';

/** The texts of the cards' headings. */
const titles = (hand: Hand) =>
  hand.read((find) => find({ css: 'article h3' }).map((one) => one.textContent));
const address = (hand: Hand) => hand.read(() => location.search);
/** The focused element, through all shadow roots, by its accessible name. */
const focused = (hand: Hand) =>
  hand.read(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent;
  });
/** Fills the complaint of its page except for the product. */
async function complain(hand: Hand): Promise<void> {
  await hand.click('input', date);
  await hand.type('05/11/2026');
  for (const [name, text] of Object.entries(written)) {
    await hand.click('input, textarea', name);
    await hand.type(text);
  }
  await hand.click('label', 'En halua yhteydenottoa');
  await hand.click('label', 'En ole robotti');
  await hand.see('*', 'Vahvistettu');
}
/** The most frequent journeys of visitors, each from a page of the demo host to its end. */
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

  'a widget has its styles in the document of a frame, and back': async (hand) => {
    await open(hand, '/reseptit');
    await hand.see('article h3');
    const [here = '', ...elsewhere] = await hand.read((find) => {
      const card = find({ css: 'article' })[0] as Element;
      const tag = (card.getRootNode() as ShadowRoot).host;
      const place = tag.parentElement as Element;
      const frame = document.body.appendChild(document.createElement('iframe'));
      return [place, frame.contentDocument?.body, place].map((parent) => {
        parent?.append(tag);
        const { display, position, borderRadius } = getComputedStyle(card);
        return [display, position, borderRadius].join();
      });
    });
    notEqual(here, 'block,static,0px');
    deepEqual(elsewhere, [here, here]);
  },

  'a widget of another brand has its styles when one has gone': async (hand) => {
    await open(hand, '/reseptit');
    await hand.read(() => void document.body.prepend(document.createElement('atria-counter')));
    await hand.ready();
    await hand.read(() => {
      const gone = document.querySelector('atria-counter') as Element;
      gone.remove();
      // A router may keep it for the way back.
      Object.assign(window, { gone });
      const next = document.createElement('atria-counter');
      next.setAttribute('brand', 'sibylla');
      document.body.replaceChildren(next);
    });
    const look = await hand.until('a brand', () => {
      const root = document
        .querySelector('atria-counter')
        ?.shadowRoot?.querySelector('[part=root]');
      return root && [getComputedStyle(root).getPropertyValue('--_color-primary')];
    });
    notEqual(look[0], '');
  },

  'a dish of the lunch menu is dragged to another day': async (hand) => {
    const onTop = (day: string) => `[data-day=${day}] li:first-child > div:first-child`;
    await open(hand, '/lounaslista/viikko', 'ammattilaiset');
    await hand.click('button', 'Muokkaa listaa');
    const dish = await hand.see(onTop('monday'));
    await hand.drag(onTop('monday'), '[data-held]', '[data-day=wednesday] h4');
    await hand.see(onTop('wednesday'), dish);
    notEqual(await hand.see(onTop('monday')), dish);
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
    await hand.see('[role=grid] button:focus');
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
    await givePhoto(hand);
    await open(hand, '/yhteystiedot/palaute');
    await hand.see('li:not([aria-busy]) canvas');
    await complain(hand);
    await hand.click('button', 'Lähetä');
    await hand.see('h1', 'Kiitos palautteesta!');
    match(inbox[0]?.body ?? '', /IMG_1\.JPG/);
    equal(sizeOf(inbox[0]?.body ?? ''), '800 x 1200');
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

  'Back to the cart shows what was bought meanwhile': async (hand) => {
    const buy = async () => {
      await open(hand, '/tuotteet', 'lihakauppa');
      await hand.click('button', `Lisää ostoskoriin: ${steak}`);
      await hand.see('[popover] *', 'Tuote lisätty ostoskoriin');
    };
    await buy();
    await open(hand, '/ostoskori', 'lihakauppa');
    await cartHas(hand, steak, '1');
    await hand.read(() => Object.assign(window, { isKept: true }) && true);
    await buy();
    await hand.read(() => history.back());
    await cartHas(hand, steak, '2');
    equal(await hand.read(() => 'isKept' in window), true);
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
