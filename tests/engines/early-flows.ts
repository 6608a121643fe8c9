import { deepEqual, equal } from 'node:assert/strict';
import type { Hand } from './hand';
import { type Flow, textIn } from './steps';

/**
 * Opens a page as a server has rendered it, does something with it before the code of its widgets
 * is there, and lets that come. Only their definition waits: WebKit's driver does nothing in a page
 * whose files do.
 */
async function beforeCode(hand: Hand, path: string, act: () => Promise<unknown>): Promise<void> {
  await hand.open('/tietosuoja');
  await hand.read(() => {
    sessionStorage.defineLater = 'yes';
  });
  await hand.open(`${path}?prerender=on`);
  await hand.until('what records steps', () => Symbol.for('atria.steps') in globalThis);
  await act();
  await hand.read(() => {
    delete sessionStorage.defineLater;
    (window as unknown as { defineNow(): void }).defineNow();
  });
  await hand.ready();
}

const plus = 'Lisää: Annosten määrä';

/** What visitors do with markup before its code is there, which is done once [SRV-02]. */
export const earlyFlows: Readonly<Record<string, Flow>> = {
  'a form is filled in and sent before its code is there': async (hand) => {
    const radios = 'label:has(input[type=radio])';
    let chosen = '';
    await beforeCode(hand, '/yhteystiedot/palaute', async () => {
      chosen = await hand.read(
        (find, css) => find({ css })[1]?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
        radios,
      );
      await hand.click('label', chosen);
      await hand.click('textarea', 'Viesti');
      await hand.type('Hyvää');
      await hand.click('button[type=submit]', 'Lähetä');
    });
    await hand.see('[aria-invalid=true]');
    const now = await hand.read(
      (find, css) => [
        find({ css })[1]?.querySelector('input')?.checked,
        (find({ css: 'textarea' })[0] as HTMLTextAreaElement).value,
        find({ css: 'textarea[aria-invalid=true]' }).length,
      ],
      radios,
    );
    deepEqual(now, [true, 'Hyvää', 0]);
  },

  'each of several presses counts, and click() as well': async (hand) => {
    let before = 0;
    await beforeCode(hand, '/widgets/portion-calculator', async () => {
      before = Number(await textIn(hand, 'Annosten määrä'));
      for (let press = 0; press < 3; press += 1) await hand.click('button', plus);
      await hand.read((find, name) => find({ css: 'button', name })[0]?.click(), plus);
    });
    equal(Number(await textIn(hand, 'Annosten määrä')), before + 4);
  },

  'a press on content between the tags is the page’s own': async (hand) => {
    await beforeCode(hand, '/widgets/expandable-list', async () => {
      await hand.read(() => {
        const own = Object.assign(document.createElement('button'), { textContent: 'Sivun oma' });
        own.addEventListener('click', () => {
          document.documentElement.dataset.presses += 'x';
        });
        document.documentElement.dataset.presses = '';
        const tag = [...document.querySelectorAll('atria-expandable-list')].find((one) =>
          one.shadowRoot?.querySelector('slot'),
        );
        tag?.append(own);
      });
      await hand.click('button', 'Sivun oma');
    });
    equal(await hand.read(() => document.documentElement.dataset.presses), 'x');
  },
};
