import { text, url } from './attributes';

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
    'Address of the site search page; the text searched for is added as q. The default is of Finnish pages: others give theirs.',
  example: '/haku',
});
export const shopUrl = url({
  description: 'Address of the meat shop, for pages of other sites.',
  example: 'https://www.lihakauppa.fi/',
});
export const addressName = text({
  description:
    'What the names of this list begin with in the address of the page, where several lists stand on one page: with tuotteet the number of the page is tuotteet-page. The text searched for, q, is of all of them.',
  example: 'tuotteet',
});
