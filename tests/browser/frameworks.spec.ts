import { expect, type Page } from '@playwright/test';
import { isAll } from '../support/ring';
import { type Framework, frameworkApp, frameworks } from './support/framework-app';
import { bundlePath, listen, openHostPage, watchTrouble } from './support/host-page';
import { test } from './support/test';

const recipes = (word: string) =>
  Array.from({ length: 12 }, (_, at) => ({ header: `${word} ${at + 1}`, link: '/a' }));

const few = { heading: 'Reseptit', recipes: recipes('Syksy'), rows: 1, growing: true };
const more = { heading: 'Reseptit', recipes: recipes('Talvi'), rows: 2, growing: true };
const all = { recipes: recipes('Kevät'), rows: 2, growing: false };

const show = (page: Page, given: object) =>
  page.evaluate(
    (values) => (window as unknown as { show(given: object): void }).show(values),
    given,
  );

/** What a visitor sees of each grid, by the app's way to write it. */
const seen = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('#app atria-card-grid')].map((grid) => {
        const texts = (name: string) =>
          [...(grid.shadowRoot?.querySelectorAll(name) ?? [])].map((one) => one.textContent);
        const [headings, cards, buttons] = [
          texts('h2:not(li *)'),
          texts('li :is(h2, h3)'),
          texts('button'),
        ];
        return [
          grid.closest<HTMLElement>('[data-way]')?.dataset.way,
          `${headings}: ${cards[0]} to ${cards.at(-1)}; ${buttons}`,
        ];
      }),
    ),
  );

/** Waits until all grids show the same, except those whose list the framework has lost. */
async function expectSeen(page: Page, text: string, lost: readonly string[] = []) {
  const wanted = async () =>
    Object.entries(await seen(page)).filter(([way, what]) => what !== text && !lost.includes(way));
  await expect.poll(wanted).toEqual([]);
  for (const way of lost) expect((await seen(page))[way]).toContain('undefined');
}

/** The list as it is, on a tag that the framework writes as attributes. */
const asItIs = ['as it is'];
const losesList: Partial<Record<Framework, 'always' | 'until defined'>> = {
  'React 18': 'always',
  'React 19': 'until defined',
  'Vue 3': 'until defined',
};

// What differs among them is theirs: in the first ring the one that most apps of ours would use.
for (const framework of isAll ? frameworks : (['React 19'] as const))
  test.describe(framework, () => {
    // One after the other, so that the app is bundled once.
    test.describe.configure({ mode: 'default' });
    let code = '';
    test.beforeAll(async () => {
      code = await frameworkApp(framework);
    });
    const loses = losesList[framework];
    const lostAtFirst = loses ? asItIs : [];
    const lostForGood = loses === 'always' ? asItIs : [];

    /** A page with a place for the app, and content of a content system beside it. */
    const open = async (page: Page, body = '') => {
      await page.route('**/app.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: code }),
      );
      await openHostPage(page, { body: `<main id="app"></main>${body}`, bare: true });
    };
    const mount = (page: Page) => page.addScriptTag({ type: 'module', url: '/app.js' });
    const load = (page: Page) =>
      page.addScriptTag({ type: 'module', url: `${bundlePath}atria.js` });

    test('sets lists, numbers, flags and texts before the widget is there, and changes them after [ELEM-02, ELEM-04]', async ({
      page,
    }) => {
      const trouble = await watchTrouble(page);
      const said = listen(page);
      await open(page);
      await mount(page);
      await show(page, all);
      await show(page, few);
      await load(page);
      await expectSeen(page, 'Reseptit: Syksy 1 to Syksy 4; Näytä lisää', lostAtFirst);
      const told = () => said.filter((text) => text.includes('pass JSON.stringify(…)'));
      await expect.poll(told).toHaveLength(lostAtFirst.length);
      await show(page, more);
      await expectSeen(page, 'Reseptit: Talvi 1 to Talvi 8; Näytä lisää', lostForGood);
      await show(page, all);
      await expectSeen(page, ': Kevät 1 to Kevät 12; ', lostForGood);
      expect(trouble).toEqual([]);
    });

    test('sets them on an existing widget, and receives its events [ELEM-02, ELEM-04, ELEM-08]', async ({
      page,
    }) => {
      await open(page, '<atria-card-grid heading="Muut"></atria-card-grid>');
      await load(page);
      await page.evaluate(() => customElements.whenDefined('atria-card-grid'));
      await mount(page);
      await show(page, few);
      await expectSeen(page, 'Reseptit: Syksy 1 to Syksy 4; Näytä lisää', lostForGood);
      await page.locator('[data-way=documented]').getByRole('button').click();
      await expect(page.getByText('Recipes after Show more: 8')).toBeVisible();
      await show(page, all);
      await expectSeen(page, ': Kevät 1 to Kevät 12; ', lostForGood);
    });
  });
