/** The address of the demo's shop, by that of its main site. */
export const shopOf = (baseURL = '') => baseURL.replace('localhost', 'lihakauppa.localhost');
