import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import type { Part } from './find';
import type { Hand } from './hand';
import { givePhoto, sizeOf } from './photo';
import { cartHas, open } from './steps';
import type { Sent } from './watched-host';

type Flow = (hand: Hand, inbox: readonly Sent[]) => Promise<void>;

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
const textIn = (hand: Hand, name: string) =>
  hand.read((find, wanted) => {
    const [field] = find({ css: 'input', name: wanted });
    return (field as HTMLInputElement | undefined)?.value;
  }, name);
const messageIn = (hand: Hand) =>
  hand.read((find) => (find({ css: 'textarea' })[0] as HTMLTextAreaElement | undefined)?.value);
const again = 'Yritä uudelleen';
const missing = 'Tätä osaa ei saatu ladattua.';
/** From now on the host's files and calls with matching paths get no answer; '' ends this. */
const cutOff = (hand: Hand, paths: string) =>
  hand.read((_, files) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/gap', false);
    call.send(files);
  }, paths);
/** Runs something while the network is down for some paths, and restores it in any case. */
async function withGap(hand: Hand, paths: string, act: () => Promise<unknown>): Promise<void> {
  await cutOff(hand, paths);
  try {
    await act();
  } finally {
    await cutOff(hand, '');
  }
}
/**
 * Opens a part while its file fails to load, and presses "try again": without success until the
 * network is back, then it loads. If the browser keeps the failure of a widget, that press reloads
 * the page, and the part is opened once more.
 */
async function comesAfterGap(
  hand: Hand,
  file: string,
  open: () => Promise<unknown>,
  part: Part,
): Promise<'here' | 'again'> {
  await withGap(hand, file, async () => {
    await open();
    await hand.see('*', missing);
    await hand.read(() => Object.assign(window, { isSamePage: true }) && true);
    await hand.click('button', again);
    await hand.see('*', missing);
    equal(await hand.read(() => 'isSamePage' in window), true);
  });
  // It may load by itself, as by the pointer on its way to the button.
  const result = await hand.until(
    `${part.css}, or a page loaded again`,
    (find, [wanted, name]): 'here' | 'again' | false => {
      if (!('isSamePage' in window)) return 'again';
      if (find(wanted).length > 0) return 'here';
      for (const button of find({ css: 'button', name })) (button as HTMLElement).click();
      return false;
    },
    [part, again] as const,
  );
  if (result === 'again') {
    await hand.ready();
    await open();
  }
  await hand.see(part.css, part.name);
  return result || 'again';
}
/** Runs something while a file fails to load, until the page has said that it is missing. */
async function inVain(hand: Hand, file: string, act: () => Promise<unknown>): Promise<void> {
  await hand.read(() => {
    const { error } = console;
    console.error = (...said) => {
      if (/part could not be loaded/.test(`${said[0]}`)) Object.assign(window, { isMissing: true });
      error(...said);
    };
    return true;
  });
  await withGap(hand, file, async () => {
    await act();
    await hand.until('a part to be missing', () => 'isMissing' in window);
  });
}
/** The page is as it was when the part was missing. */
const staysThePage = async (hand: Hand) =>
  equal(await hand.read(() => 'isMissing' in window), true);
const reconnect = (hand: Hand) => hand.read(() => dispatchEvent(new Event('online')));

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
const steak = 'Naudan ulkofileepihvi 2 kpl';

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

  'a calendar comes after a gap in the network, and what was typed stays': async (hand) => {
    await open(hand, '/yhteystiedot/palaute');
    await hand.click('textarea', 'Viesti');
    await hand.type(written.Viesti);
    const press = () => hand.click('button', `Avaa kalenteri: ${date}`);
    equal(await comesAfterGap(hand, '/calendar\\.js', press, { css: '[role=grid]' }), 'here');
    equal(await messageIn(hand), written.Viesti);
  },

  'a menu of the header comes after a gap in the network': async (hand) => {
    await open(hand, '/yhteystiedot/palaute');
    const press = () => hand.click('button', 'Reseptit: alavalikko');
    equal(
      await comesAfterGap(hand, '/mega-menu\\.js', press, { css: 'a', name: 'Arkiruoka' }),
      'here',
    );
  },

  'a quick view comes after a gap in the network': async (hand) => {
    await open(hand, '/tuotteet', 'lihakauppa');
    const press = () => hand.click('button', `Pikakatselu: ${steak}`);
    equal(
      await comesAfterGap(hand, '/quick-view\\.js', press, { css: 'dialog h2', name: steak }),
      'here',
    );
  },

  'suggestions come after a gap in the network, with the next letter': async (hand) => {
    await open(hand, '/');
    await inVain(hand, '/quick-search-panel\\.js', async () => {
      await hand.click('[role=combobox]');
      await hand.type('kan');
    });
    await hand.type('a');
    match(await hand.see('[role=listbox] a, [role=option]'), /kana/i);
    await staysThePage(hand);
  },

  'the account link comes with the connection': async (hand) => {
    await hand.open('/widgets/counter?only=default', 'lihakauppa');
    await hand.ready();
    const header = () =>
      hand.read(() => {
        document.body.append(document.createElement('atria-header'));
        return true;
      });
    await inVain(hand, '/account-link\\.js', header);
    await hand.missing('a', 'Kirjaudu');
    await reconnect(hand);
    await hand.see('a', 'Kirjaudu');
    await staysThePage(hand);
  },

  'JSON that needs mending is read with the connection': async (hand) => {
    await open(hand, '/widgets/counter?only=default');
    await inVain(hand, '/mend-json\\.js', () =>
      hand.read(() => {
        const tag = document.createElement('atria-card-grid');
        tag.setAttribute(
          'cards',
          '[{"type":"headerImageSquare","header":"Rikki","link":"/rikki",}]',
        );
        document.body.prepend(tag);
        return true;
      }),
    );
    await reconnect(hand);
    await hand.see('article h3', 'Rikki');
    await staysThePage(hand);
  },

  'a dropdown comes after a gap in the network': async (hand) => {
    await open(hand, '/widgets/counter?only=default');
    const visit = () => hand.open('/widgets/card-grid?only=filtered');
    const part = { css: 'button[aria-haspopup=listbox]' };
    await comesAfterGap(hand, '/(search|dropdown)\\.js', visit, part);
  },

  'a widget comes after a gap in the network': async (hand) => {
    await open(hand, '/widgets/counter?only=default');
    const visit = () => hand.open('/yhteystiedot/palaute');
    await comesAfterGap(hand, '/(form|retail-contact-form)\\.js', visit, { css: 'textarea' });
  },

  'a form is sent after a gap in the network, with what was typed': async (hand) => {
    await open(hand, '/widgets/newsletter-form?only=default');
    await hand.click('input', 'Sähköpostiosoite');
    await hand.type('anna@example.org');
    await withGap(hand, '/http\\.js|/api/', async () => {
      await hand.click('button', 'Tilaa');
      await hand.see('*', 'Jotain meni vikaan');
    });
    equal(await textIn(hand, 'Sähköpostiosoite'), 'anna@example.org');
    await hand.click('button', 'Tilaa');
    await hand.see('*', 'Kiitos tilauksesta!');
  },
};
