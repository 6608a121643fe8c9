import { text, url } from './reading/attributes';

// Attributes that families of widgets share; a contract uses them by name: `{ endpoint, shopUrl }`.

export const endpoint = text({
  description: 'Another address for the call that the widget is about.',
  example: '/api/search/products',
});
export const suggestionsEndpoint = text({
  description: 'Another address for the call of the suggestions in the search box.',
  example: '/api/search/suggestions/',
});
export const searchUrl = url({
  default: '/haku',
  description:
    'Address of the site search page; the text searched for is added as q. The default is for Finnish pages: set it on others.',
  example: '/haku',
});
export const shopUrl = url({
  description: 'Address of the meat shop, for pages of other sites.',
  example: 'https://www.lihakauppa.fi/',
});
export const addressName = text({
  description:
    "How this list's names in the page's address begin, if a page has several lists: with tuotteet the page's number is tuotteet-page. All lists share q, the text searched for.",
  example: 'tuotteet',
});
