import { match } from 'node:assert/strict';
import type { Hand } from './hand';
import { cartHas, fieldHas, open } from './steps';

type Flow = (hand: Hand) => Promise<void>;

/** Waits until a frame shows a part with this in its text; the frame loads when it is scrolled to. */
const seeInFrame = (hand: Hand, frame: string, css: string, text = '') =>
  hand.until(
    `${css} ${text} in ${frame}`,
    (find, [outer, inner, wanted]) => {
      const [shown] = find({ css: outer }) as HTMLIFrameElement[];
      shown?.scrollIntoView({ behavior: 'instant' });
      const page = shown?.contentDocument;
      return page && find({ css: inner }, page).some((one) => one.textContent?.includes(wanted));
    },
    [frame, css, text] as const,
  );

/** Waits for a part with this in its text. */
const seeText = (hand: Hand, css: string, text: string) =>
  hand.until(
    `${css} with ${text}`,
    (find, [part, wanted]) => find({ css: part }).some((one) => one.textContent?.includes(wanted)),
    [css, text] as const,
  );

const notPaid = 'Maksu ei onnistunut. Ostoskorisi on tallessa, ja voit yrittää uudelleen.';
const fillet = 'Kanan rintafilee kilopakkaus';

/** Buys on a brand's site, and goes on to the shop's cart. */
async function fillCart(hand: Hand): Promise<void> {
  await open(hand, 'sites/jyvabroiler/');
  await hand.until('the button to buy', (find) => {
    const [tag] = find({ css: 'atria-buy-button' });
    tag?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return tag?.matches(':state(ready)');
  });
  await hand.click('button', `Lisää ostoskoriin: ${fillet}`);
  await hand.see('[popover] *', 'Tuote lisätty ostoskoriin');
  await open(hand, 'sites/lihakauppa/ostoskori/');
  await cartHas(hand, fillet, '1');
}

/** Goes from the cart to the payment, as a customer who logs in on the way. */
async function checkOut(hand: Hand): Promise<void> {
  await hand.click('button, a', 'Jatka tilaustietoihin');
  await hand.click('a', 'Kirjaudu sisään');
  await hand.click('a', 'Jatka: Eero');
  await fieldHas(hand, 'Katuosoite', 'Museokatu 8 A 12');
  for (const part of ['date', 'time']) {
    const cards = `[role=radiogroup][data-part=${part}]`;
    await hand.click(`${cards} label`);
    await hand.see(`${cards} [data-chosen]`);
  }
  await hand.click('button', 'Siirry maksamaan');
  await hand.click('label', 'Korttimaksu');
}

/** Presses the button that names the price. */
async function pay(hand: Hand): Promise<void> {
  const name = await hand.until('the button to pay', (find) =>
    find({ css: 'button' })
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
      .find((text) => text?.startsWith('Tilaa ja maksa')),
  );
  await hand.click('button', name);
}

/** The journeys of all who open the built site, each by the path below its place. */
export const siteFlows: Readonly<Record<string, Flow>> = {
  'a search finds pages, and a hit opens': async (hand) => {
    await open(hand, 'sites/jyvabroiler/tuotteet/?q=filee');
    const title = await hand.see('article h3');
    match(title, /filee/i);
    // The facets come with an answer of their own, and move the hits.
    await hand.see('button[aria-pressed]');
    await hand.click('article h3');
    await hand.until('another page', () => !location.search);
    match(await hand.see('main h1'), /filee/i);
  },

  'a visitor buys on a brand’s site, and pays at the second attempt': async (hand) => {
    await fillCart(hand);
    await checkOut(hand);
    await pay(hand);
    await hand.click('button', 'Anna maksun epäonnistua');
    await hand.see('*', notPaid);
    await pay(hand);
    await hand.click('button', 'Maksa');
    await hand.see('h1, h2', 'Kiitos tilauksesta!');
    await seeText(hand, 'dd', 'Eero Eskola');
  },

  'a visitor asks for the newsletter': async (hand) => {
    await open(hand, 'widgets/newsletter-form/default/');
    await hand.click('input', 'Sähköpostiosoite');
    await hand.type('eero@example.fi');
    await hand.click('button', 'Tilaa');
    await hand.see('*', 'Kiitos tilauksesta!');
  },

  'a developer finds a page, and sees a widget beside its contract': async (hand) => {
    await hand.open('');
    await hand.click('input[type=search]', 'Search the documentation');
    await hand.type('captcha');
    await hand.press('Enter');
    await seeText(hand, '[role=status]', ' found');
    await hand.click('[data-results] a', 'Captcha');
    await hand.see('h1', 'Captcha');
    await hand.open('widgets/product-search/');
    await hand.see('td', 'page-size');
    await seeInFrame(hand, 'iframe', 'atria-product-search:state(ready)');
    await seeInFrame(hand, 'iframe', 'a', 'Atria');
  },

  'an editor finds a part, sees it with its data, and has its code': async (hand) => {
    await hand.open('');
    await hand.click('a', 'Editor’s catalogue');
    await hand.click('input', 'What do you need?');
    await hand.type('product search');
    await hand.click('button', 'Product search');
    await seeInFrame(hand, 'iframe[title$="in a page"]', 'a', 'makkara');
    await hand.see('button', 'Copy the snippet');
    await seeText(hand, '#copy pre', '<atria-product-search');
  },

  'a designer opens a story, and changes its brand and its heading': async (hand) => {
    const frame = '#storybook-preview-iframe';
    await hand.open('');
    await hand.click('a', 'Storybook');
    await seeInFrame(hand, frame, 'body.sb-show-main h1');
    await hand.click('#cards-card-grid');
    await hand.click('#card-grid--default');
    await seeInFrame(hand, frame, 'atria-card-grid:state(ready)');
    await seeInFrame(hand, frame, 'article h3');
    await hand.click('button[aria-haspopup=listbox]', 'Site whose brand to show As in the example');
    await hand.click('[role=option]', 'Jyväbroilerjyvabroiler');
    await seeInFrame(hand, frame, '.atria-brand-jyvabroiler article h3');
    await hand.click('#control-heading');
    await hand.type('Uudet ');
    await seeInFrame(hand, frame, 'h2', 'Uudet');
  },
};
