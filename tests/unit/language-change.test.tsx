import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root as folder, widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import { type Example, isState } from '../../src/catalogue/examples';
import type { Texts } from '../../src/core/i18n/texts';
import { translate } from '../../src/core/i18n/translate';
import { isAll } from '../support/ring';
import { expectFaults } from './support/expect-faults';
import { lost, openLivingPage } from './support/living-page';

/** The widgets' own Finnish texts that are others in English. */
async function finnishTexts(): Promise<ReadonlySet<string>> {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const finnish = new Set<string>();
  const english = new Set<string>();
  for (const file of files.filter((one) => one.endsWith('.texts.ts')))
    for (const texts of Object.values(
      (await import(/* @vite-ignore */ join(folder, 'src', file))) as Record<string, Texts>,
    ))
      for (const key of Object.keys(texts))
        try {
          finnish.add(translate(texts, 'fi', key, []));
          english.add(translate(texts, 'en', key, []));
        } catch {
          // A text with arguments does not exist without them.
        }
  return new Set([...finnish].filter((text) => text && !english.has(text)));
}
const finnish = await finnishTexts();

/** The texts and names in a view, without what was announced before. */
function textsIn(root: ShadowRoot): string[] {
  const texts: string[] = [];
  const walk = (node: Node) => {
    if (node instanceof Element) {
      if (node.matches('style, [aria-live]')) return;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(node.getAttribute(name) ?? '');
    } else if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    for (const child of node.childNodes) walk(child);
  };
  walk(root);
  return texts;
}

afterEach(() => document.body.replaceChildren());

describe.each(widgetNames())('%s', async (name) => {
  const { examples } = (await import(/* @vite-ignore */ widgetFile(name, 'examples'))) as {
    examples: Record<string, Example>;
  };
  const all = Object.entries(examples).filter(([, example]) => !isState(example));
  const visited = isAll ? all : all.slice(0, 1);

  it.each(visited)(
    'keeps its visitor’s actions in its example %s when its language, brand and logo change [ELEM-02]',
    async (_, given) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      expectFaults();
      const page = await openLivingPage(name, { ...given, language: 'fi' });
      await page.settle();
      // The entries of a navigation are the back end's: another language has others.
      const marks = (await page.use()).filter(({ one }) => !one.closest('nav'));
      await page.change('language', 'en');
      expect(lost(marks), 'by the language').toEqual([]);
      const own = JSON.stringify(given) + page.answered();
      expect(
        textsIn(page.root).filter((text) => finnish.has(text) && !own.includes(text)),
        'still in Finnish',
      ).toEqual([]);
      // The brand decides which card shows a product [SRCH-26].
      const left = marks.filter(({ one }) => name !== 'product-search' || !one.closest('li'));
      await page.change('brand', 'sibylla');
      expect(lost(left), 'by the brand').toEqual([]);
      await page.change('logo', 'sibyllase');
      expect(lost(left), 'by the logo').toEqual([]);
      expect(page.mounts()).toBe(1);
    },
  );
});

describe('after a change of the language', () => {
  it('the edits of a menu are kept, here and in the draft, and no call is repeated [MENU-09]', async () => {
    const page = await openLivingPage('menu-builder', {
      title: '',
      brand: 'ammattilaiset',
      language: 'fi',
      attributes: { menuId: '1' },
    });
    await page.press('Muokkaa listaa');
    const remove = await page.find('[data-part=remove]');
    const before = page.root.querySelectorAll('li[data-key]').length;
    remove.click();
    await page.settle();
    const cards = () => [...page.root.querySelectorAll('li[data-key]')];
    const edited = cards();
    expect(edited).toHaveLength(before - 1);
    const draft = JSON.stringify({ ...sessionStorage });
    const calls = page.calls.length;
    for (const [name, value] of [
      ['language', 'en'],
      ['brand', 'sibylla'],
      ['logo', 'sibyllase'],
    ] as const) {
      await page.change(name, value);
      expect(cards(), name).toEqual(edited);
      expect(JSON.stringify({ ...sessionStorage }), name).toBe(draft);
    }
    expect(page.calls).toHaveLength(calls);
  });

  it('a form whose new categories fail to load stays, with its typed text [NEWS-09]', async () => {
    expectFaults();
    const page = await openLivingPage('news-release-form', {
      title: '',
      language: 'fi',
      attributes: {},
    });
    await page.settle();
    const marks = await page.use();
    expect(marks.length).toBeGreaterThan(2);
    page.failWith('release:500');
    await page.change('language', 'en');
    expect(lost(marks)).toEqual([]);
  });

  it('a search that shows all stays visible [SRCH-30]', async () => {
    const page = await openLivingPage('professional-product-search', {
      title: '',
      language: 'fi',
      attributes: { hideInitialResults: true },
    });
    await page.settle();
    expect(page.root.querySelector('ul [data-type], ul a')).toBeNull();
    await page.press('Näytä kaikki tuotteet');
    const hits = page.root.querySelectorAll('ul a').length;
    expect(hits).toBeGreaterThan(0);
    await page.change('language', 'en');
    expect(page.root.querySelectorAll('ul a')).toHaveLength(hits);
    expect(page.calls.at(-1)?.query).toMatchObject({ language: 'en' });
  });
});
