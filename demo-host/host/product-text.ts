import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Language } from '../../src/core/page/language';
import { productFacets, tagId } from '../../stand-in/data/facets';
import { textIn } from '../../stand-in/data/texts';
import type { Product } from '../../stand-in/data/types';
import { wordIn } from '../../stand-in/data/words';

/** Allergens that a product contains unless a tag says otherwise. */
const allergens = [
  ['gluten-free', 'allergen-gluten'],
  ['dairy-free', 'allergen-milk'],
  ['egg-free', 'allergen-egg'],
] as const;

/** The facets of a product as text: its tags by their categories, and its allergens. */
export function productText({ facetTags }: Product, language: Language): string {
  const told = productFacets.map(({ name, tags }) => {
    const own = tags.filter(({ id }) => facetTags.includes(id));
    return [textIn(name, language), own.map((tag) => textIn(tag.name, language))] as const;
  });
  const found = allergens.filter(([free]) => !facetTags.includes(tagId(free)));
  const contained = found.map(([, word]) => wordIn(word, language));
  const none = wordIn('allergens-none', language);
  const rows = [
    ...told.filter(([, values]) => values.length > 0),
    [wordIn('allergens', language), contained.length > 0 ? contained : [none]] as const,
  ].map(
    ([name, values]) =>
      `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(values.join(', '))}</dd></div>`,
  );
  return `<dl class="product-facts">\n${rows.join('\n')}\n</dl>`;
}
