import { memo, useEffect, useState } from 'react';
import { fetchRecipeTags } from '../../api/facets';
import { type RecipeHit, searchRecipes } from '../../api/search';
import { Card } from '../../core/cards/card';
import type { CardType } from '../../core/cards/card-types';
import { type Problem, shown, tellProblems, wrongValue } from '../../core/element/problem';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useLikesSince } from '../../core/likes/likes';
import { nameIn } from '../../core/listing/query-params';
import { useAddressPrefix } from '../../core/listing/use-address-query';
import type { Brand } from '../../core/page/brand';
import type { PageAddress } from '../../core/page/page-address';
import { useCall } from '../../core/page/use-call';
import { type CardHit, cardHits } from '../../core/search/card-hits';
import { FacetToggles } from '../../core/search/facet-toggles';
import { showAllAddress } from '../../core/search/search-address';
import { AllLink } from '../../core/search/search-link';
import { SearchPage } from '../../core/search/search-page';
import { textFound, useSearch } from '../../core/search/use-search';
import type { RecipeSearchProps } from './recipe-search.contract';
import { texts } from './recipe-search.texts';

/** The card in force: the poultry site has its own [SRCH-23]. */
const recipeCardOf = (brand: Brand, type: RecipeSearchProps['cardType']): CardType => {
  if (type !== 'auto') return type;
  return brand === 'jyvabroiler' ? 'jyvabroilerRecipeCard' : 'recipeCard';
};

/**
 * The content group of every request: 1 if the address had a search when the page loaded, else 0.
 * It is unrelated to the groups of the site search [SRCH-22].
 */
function contentGroupOf(address: PageAddress, prefix = ''): 0 | 1 {
  const hasSearch = ['q', 'page', 'facetTags', 'contentGroup'].some((name) =>
    address(`?${nameIn(prefix, name)}`),
  );
  return hasSearch ? 1 : 0;
}

/** A recipe hit as a content card: title, picture, time and likes [SRCH-23]. */
const RecipeHitCard = memo(function RecipeHitCard({ hit, type, eager }: CardHit<RecipeHit>) {
  const { contentId, title, url, image, totalTime } = hit;
  const likeCount = hit.likeCount + useLikesSince(contentId, hit);
  const card = { type, header: title, link: url, image, totalTime, likeCount };
  return <Card card={card} eager={eager} />;
});

/** The problem for an editor about an unknown id. */
const noBlock = (id: string): Problem => ({
  source: 'attribute',
  ...wrongValue('recipe-search-block-id', shown(id), 'the id of a block that has filters'),
});

export function RecipeSearch(props: RecipeSearchProps) {
  const { recipeSearchBlockId, allRecipesUrl, searchUrl } = props;
  const { brand, tag, host, address } = useWidget();
  const t = useTexts(texts);
  const type = recipeCardOf(brand, props.cardType);
  const { prefix } = useAddressPrefix(props.addressName);
  // Beside the search, not in it: the search writes its query into the address [SRCH-22].
  const [contentGroup] = useState(() => contentGroupOf(address, prefix));
  const search = useSearch<RecipeHit>(props, searchRecipes, { contentGroup });
  const tags = useCall(recipeSearchBlockId || null, (api, signal) =>
    fetchRecipeTags(api, { recipeSearchBlockId }, { signal }),
  );
  const isUnknown = recipeSearchBlockId !== '' && tags.status === 'done' && tags.data.length === 0;
  useEffect(() => {
    if (isUnknown) return tellProblems(tag, host, [noBlock(recipeSearchBlockId)]);
  }, [isUnknown, tag, host, recipeSearchBlockId]);
  const displayed = tags.data?.filter(({ display }) => display) ?? [];
  // They may take more than one line: loaded with the first recipes they move nothing.
  const items = search.isStarting ? [] : displayed;

  return (
    <SearchPage
      search={search}
      label={t('/recipe-search/label')}
      count={t('/recipe-search/count', search.totalCount)}
      hits={cardHits(RecipeHitCard, type, 4)}
      names={recipeSearchBlockId ? [tags] : []}
      foot={
        <AllLink href={allRecipesUrl || showAllAddress(searchUrl, textFound(search), 2)}>
          {t('/recipe-search/all')}
        </AllLink>
      }
    >
      {recipeSearchBlockId && (
        <FacetToggles
          isAwaited={search.isStarting || tags.status === 'loading'}
          label={t('/recipe-search/tags')}
          items={items}
          chosen={search.query.facetTags}
          onToggle={search.toggle}
        />
      )}
    </SearchPage>
  );
}
