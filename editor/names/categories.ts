import { lookCategory, searchOf, tagsOf } from '../../src/help/known-categories';
import type { Asking, Named } from '../../src/help/named';
import { matching } from '../../src/read/compare';

/** How many are offered; each needs a request. */
const most = 6;

/** The categories with a text in their name, if the search's filters name them. */
export async function findCategories(q: string, asking: Asking): Promise<readonly Named[]> {
  const { api, language } = asking;
  const found = await searchOf(asking)(api, { language, page: 1, pageSize: 1 });
  const ids = matching(tagsOf(found), q, ({ name }) => name).map(({ id }) => String(id));
  // A filter need not be a category: one without hits as a category is not offered.
  const known = await Promise.all(
    [...new Set(ids)].slice(0, most).map((id) => lookCategory(id, asking)),
  );
  return known.filter((one) => typeof one === 'object');
}
