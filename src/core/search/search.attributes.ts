import { flag, ids, integer, text } from '../element/attributes';

export const pageSize = integer({
  default: 12,
  min: 1,
  max: 100,
  description: 'How many hits a page of results has.',
  example: '24',
});
export const hideInitialResults = flag({
  description: 'Shows hits only after a search or a choice.',
});
export const facetsEndpoint = text({
  description:
    'Another address for the call of the tags that are not in a category, such as diets.',
  example: '/api/facets/custom',
});
export const containerPage = text({
  description: 'The id of the page whose content is searched; sent only if it is set.',
  example: '1204',
  holds: 'content',
});
export const matchAllCategoryIds = ids({
  description: 'Ids of categories, separated by commas; a hit must have all of them.',
  example: '4,8',
  holds: 'categories',
});
export const matchAnyCategoryIds = ids({
  description:
    'Ids of categories, separated by commas: hits have one of them. Without it all are listed.',
  example: '601,603',
  holds: 'categories',
});
