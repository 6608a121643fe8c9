import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { productsOf, recipesOf } from '../../stand-in/api/catalogue';
import type { Related } from '../../stand-in/data/articles';
import { productCard, recipeCard } from '../../stand-in/data/cards';
import type { Page } from '../../stand-in/data/types';
import { wordIn } from '../../stand-in/data/words';
import { cardTypes, printedBlock } from './blocks';

interface Sorted {
  readonly facetTags: readonly number[];
  readonly categoryIds?: readonly number[];
  readonly groupId?: number;
}

const has =
  (id: number) =>
  ({ facetTags, categoryIds = [], groupId }: Sorted): boolean =>
    id === 0 || groupId === id || facetTags.includes(id) || categoryIds.includes(id);

/** A grid of four recipes or products in the page's language; '' when none fits. */
export function relatedGrid(
  site: Brand,
  language: Language,
  related: Related,
  than?: Page,
): string {
  // If too few fit, others fill the row.
  const fits = <Item extends Page & Sorted>(items: readonly Item[], id: number): Item[] => {
    const others = items.filter(({ contentId }) => contentId !== than?.contentId);
    const fitting = others.filter(has(id));
    const rest = fitting.length > 0 ? others.filter((item) => !fitting.includes(item)) : [];
    return [...fitting, ...rest].slice(0, 4);
  };
  const cards =
    'recipes' in related
      ? fits(recipesOf(site), related.recipes).map((one) => recipeCard(one, language))
      : fits(productsOf(site), related.products).map((one) =>
          productCard(one, language, cardTypes[site] ?? 'headerImageSquare'),
        );
  if (cards.length === 0) return '';
  const name = 'recipes' in related ? 'related-recipes' : 'related-products';
  return `<section class="tinted">
<div class="wrap band">
<atria-card-grid block-id="related" heading="${escapeHtml(wordIn(name, language))}"></atria-card-grid>
${printedBlock('related', { cards })}
</div>
</section>`;
}
