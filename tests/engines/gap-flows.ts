import { equal, match } from 'node:assert/strict';
import type { Part } from './find';
import type { Hand } from './hand';
import { date, type Flow, open, steak, textIn, written } from './steps';

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

/** What visitors do while the network is down for a file, and once it is back. */
export const gapFlows: Readonly<Record<string, Flow>> = {
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
    await hand.see('article h2', 'Rikki');
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
      await hand.see('*', 'Verkkoyhteys katkesi. Lomaketta ei lähetetty.');
    });
    equal(await textIn(hand, 'Sähköpostiosoite'), 'anna@example.org');
    await hand.click('button', 'Tilaa');
    await hand.see('*', 'Kiitos tilauksesta!');
  },
};
