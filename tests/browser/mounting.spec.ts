import { expect, type Page } from '@playwright/test';
import { cutReact } from '../../scripts/build/bundle/cut-react/cut-react';
import { examplesBundle } from './support/examples/bundle';
import { block, grid } from './support/grid-markup';
import { openHostPage, watchTrouble } from './support/host-page';
import { test } from './support/test';

test('each kind of event that React listens to reaches a handler in the shadow root', async ({
  page,
}) => {
  const script = await examplesBundle([cutReact()], 'every-handler.tsx');
  await page.route('**/every-handler.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await openHostPage(page, {
    bare: true,
    head: '<script type="module" src="/every-handler.js"></script>',
    body: '<atria-trial></atria-trial>',
  });
  await expect(page.locator('atria-trial:state(ready)')).toHaveCount(1);
  const { kinds, delegated, heard } = await page.evaluate(() =>
    (window as unknown as { fireEach(): Record<string, string[]> }).fireEach(),
  );
  expect(delegated).toEqual(kinds);
  expect(heard).toEqual(kinds);
});

test.describe('widgets that are added at once', () => {
  const counter = (label: string) => `<atria-counter value="7" label="${label}"></atria-counter>`;
  /** What a script of the page does with loaded widgets, and what is painted first. */
  const inOneGo = async (page: Page, body: string) => {
    await openHostPage(page, { body: `<main></main>${counter('Alku')}${grid('heading="Alku"')}` });
    await expect(page.locator(':state(ready)')).toHaveCount(2);
    return page.evaluate(
      ([script]) =>
        // biome-ignore lint/security/noGlobalEval: a script of the page, which has no policy.
        globalThis.eval(
          `(async () => { const main = document.querySelector('main'); ${script} })()`,
        ),
      [body],
    );
  };
  const labels = (page: Page) =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('*')].map(({ shadowRoot }) => {
        const root = shadowRoot?.querySelector('[part=root]');
        return root?.textContent?.replace(/\d+/g, '') ?? null;
      }),
    );

  test('are there with all later settings, and nothing is shown twice', async ({ page }) => {
    await inOneGo(
      page,
      `main.innerHTML = ${JSON.stringify(counter('Yksi') + counter('Kaksi') + grid())};
       main.children[1].setAttribute('label', 'Toinen');
       main.children[2].heading = 'Otsikko';
       const texts = [];
       const look = () => texts.push(main.children[1].shadowRoot.textContent);
       const changes = new MutationObserver(look);
       changes.observe(main.children[1].shadowRoot, { childList: true, subtree: true });
       Object.assign(window, { texts });`,
    );
    await expect(page.locator('main > *:state(ready)')).toHaveCount(3);
    expect(await labels(page)).toEqual(['Yksi', 'Toinen', 'Otsikko']);
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    expect(texts.join()).not.toContain('Kaksi');
  });

  test('may be removed or moved before they are mounted [IMP-06]', async ({ page }) => {
    const trouble = await watchTrouble(page);
    await inOneGo(
      page,
      `main.innerHTML = ${JSON.stringify(['Pois', 'Siirto', 'Paluu'].map(counter).join(''))};
       const [gone, moved, back] = main.children;
       gone.remove();
       main.append(moved);
       back.remove();
       await new Promise(requestAnimationFrame);
       main.append(back);
       await null;
       Object.assign(window, { gone });`,
    );
    expect(await labels(page)).toEqual(['Siirto', 'Paluu']);
    expect(
      await page.evaluate(() =>
        (window as unknown as { gone: Element }).gone.shadowRoot?.querySelector('div'),
      ),
    ).toBeNull();
    expect(trouble).toEqual([]);
  });

  test('do not block each other when one fails to mount [IMP-04]', async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/broken by the page/);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await inOneGo(
      page,
      `main.innerHTML = ${JSON.stringify(['Ennen', 'Rikki', 'Jälkeen'].map(counter).join(''))};
       main.children[1].getAttribute = () => { throw new Error('broken by the page'); };
       await null;`,
    );
    expect(await labels(page)).toEqual(['Ennen', null, 'Jälkeen']);
    expect(faults).toEqual(['broken by the page']);
  });

  test('give the page its turns while a large one renders [SRV-10]', async ({ page }) => {
    const turns = await inOneGo(
      page,
      `let turns = 0;
       const { port1, port2 } = new MessageChannel();
       port1.onmessage = () => { turns += 1; port2.postMessage(0); };
       main.innerHTML = ${JSON.stringify(grid('', block(1000)))};
       const painted = new Promise((done) => main.addEventListener('atria-paint', done));
       // It mounts in a microtask, after which it would be there.
       await null;
       port2.postMessage(0);
       await painted;
       port1.close();
       return turns;`,
    );
    expect(turns).toBeGreaterThan(3);
  });

  test('give the page a turn if they are many, those in view first', async ({ page }) => {
    const order = await inOneGo(
      page,
      `const order = [];
       main.addEventListener('atria-paint', ({ target }) => order.push(target.title));
       main.innerHTML = '<atria-counter title="first"></atria-counter>' +
         '<atria-counter title="below" style="position: absolute; top: 9000px"></atria-counter>'.repeat(8) +
         '<atria-counter title="seen"></atria-counter>'.repeat(2);
       // Each as slow as a large view on a slow phone.
       for (const one of main.children)
         one.getAttribute = function (name) {
           if (name === 'label') for (const from = performance.now(); performance.now() < from + 30;);
           return Element.prototype.getAttribute.call(this, name);
         };
       await null;
       order.push('yield');
       while (order.length < 12) await new Promise(requestAnimationFrame);
       return order;`,
    );
    const seen = order.filter((one: string) => one !== 'yield');
    expect(seen).toEqual(['first', 'seen', 'seen', ...Array.from({ length: 8 }, () => 'below')]);
    expect(order.indexOf('yield')).toBeLessThan(6);
  });
});
