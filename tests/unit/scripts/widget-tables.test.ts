// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadDescribedContracts } from '../../../scripts/describe/described-contracts';
import { loadShown } from '../../../scripts/describe/load-shown';
import { widgetTables } from '../../../scripts/describe/widget-tables';

const contracts = await loadDescribedContracts();
const tables = widgetTables(contracts, await loadShown());
/** The section of one widget. */
const sectionOf = (tag: string): string =>
  tables.split('\n## ').find((section) => section.startsWith(`\`<${tag}>\``)) ?? '';
const rowOf = (section: string, name: string): string =>
  section.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';

describe('the tables of the widgets', () => {
  it('list for editors the fields of a list’s entry', () => {
    const fields = sectionOf('atria-card-grid').split('Each entry of `cards`:')[1] ?? '';
    for (const name of ['type', 'header', 'link', 'image'])
      expect(rowOf(fields, name), name).toMatch(/^\| `\w+` \| .+ \| .* \| \S.+ \|$/);
    expect(rowOf(fields, 'type')).toContain('recipeCard');
  });

  it('name the slot of the captcha where a form has one, its own or one that loads late [FORM-04]', () => {
    const named = (tag: string) => sectionOf(tag).includes('`captcha`: The place of the captcha');
    const withOne = ['contact-form', 'retail-contact-form', 'overlay', 'news-release-popup'];
    const without = ['newsletter-form', 'newsletter-modal', 'campaign-form', 'reviews', 'checkout'];
    expect([...withOne, ...without].filter((name) => named(`atria-${name}`))).toEqual(withOne);
  });

  it('link to every widget from its purpose', () => {
    const index = tables.split('\n## ')[0] ?? '';
    for (const { name } of contracts) expect(index).toContain(`[${name}](#atria-${name})`);
    expect(index).toMatch(/^- Messages from visitors: .*\[contact-form\]/m);
  });

  it('show a tag with data, with the first entries of a long list', () => {
    for (const { name } of contracts) {
      const [, example = ''] = sectionOf(`atria-${name}`).split('```html\n');
      expect(example, name).toMatch(new RegExp(`^<atria-${name}\\b`));
    }
    const [, grid = ''] = sectionOf('atria-card-grid').split('```');
    expect(grid.match(/"header":/g)).toHaveLength(2);
  });

  it('show a picture of every visible widget', () => {
    const without = contracts.filter(
      ({ name }) =>
        name !== 'cart-sync' && !sectionOf(`atria-${name}`).includes(`![](pictures/${name}.webp)`),
    );
    expect(
      without.map(({ name }) => `npm run build && npm run pictures -- ${name}, then npm run docs`),
    ).toEqual([]);
  });

  it('say when the place of a widget stays empty', () => {
    expect(sectionOf('atria-card-grid')).toContain('Shows nothing: without `cards`.');
    expect(sectionOf('atria-newsletter-popup')).toContain('Shows nothing: Closed: links to');
    expect(sectionOf('atria-header')).not.toContain('Shows nothing');
  });

  it('mark required values', () => {
    expect(rowOf(sectionOf('atria-buy-button'), 'code')).toContain('**required**');
    expect(rowOf(sectionOf('atria-buy-button'), 'brand')).not.toContain('**required**');
  });
});
