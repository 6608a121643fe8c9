// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { gapCss } from '../../../scripts/build/tables/gap';
import { loadContracts } from '../../../scripts/shared/load-contracts';

const placements = Object.fromEntries(
  (await loadContracts()).flatMap(({ name, placement }) => (placement ? [[name, placement]] : [])),
);
describe('widgets that are pasted below each other', () => {
  it('have space between them, forms, grids and heroes alike', () => {
    for (const tag of ['contact-cards', 'accordion', 'question-form', 'card-grid'])
      expect(gapCss(placements)).toMatch(new RegExp(`\\+:where\\([^)]*atria-${tag}[,)]`));
  });

  it('have none if they float, are in rows of the page, or at its top', () => {
    const floating = Object.entries(placements).filter(([, { eager }]) => eager);
    expect(floating.length).toBeGreaterThan(5);
    const rows = ['buy-button', 'counter', 'product-card', 'like-button'];
    for (const name of [...floating.map(([one]) => one), ...rows])
      expect(gapCss(placements)).not.toMatch(new RegExp(`atria-${name}[,)]`));
  });

  it('have none between panels of one accordion', () => {
    expect(gapCss(placements)).toContain(':where(atria-accordion+atria-accordion){margin-top:0}');
  });

  it('let every rule of the page win: they have no specificity', () => {
    for (const selector of gapCss(placements).match(/^[^{]+(?=\{)/gm) ?? [])
      expect(selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, '')).toMatch(/^\+?$/);
  });
});
