// The default path of every call; a widget's `endpoint` attribute replaces its own [ELEM-06].
// A constant each, and `import * as paths`: the build writes a path where it is used, so that a page
// carries the paths of its own calls only.

const shop = '/api/v1/lihakauppa';

export const desktopNavigation = '/api/nav/desktop';
export const mobileNavigation = '/api/nav/mobile';
export const suggestions = '/api/search/suggestions/';
export const content = '/api/search/content/';
export const retailProducts = '/api/search/all-products';
export const products = '/api/search/products';
export const shopProducts = '/api/search/lihakauppa-products';
export const recipes = '/api/search/recipes';
export const news = '/api/search/newsroom';
export const filteredCards = '/api/filtered-cards';
export const facetGroups = '/api/facets/groups';
export const customFacets = '/api/facets/custom';
export const recipeTags = '/api/facets/recipetags';
export const like = '/api/contentlikecount';
export const product = '/api/products';
export const releaseCategories = '/api/cision/subscribe/categories';
export const releaseSubscription = '/api/cision-liana/subscribe';
export const reclamation = '/api/contact/retail/reclamation';
export const feedback = '/api/contact/retail/feedback';
export const question = '/api/contact/retail/question';
export const sponsorship = '/api/contact/retail/sponsor';
export const contactRequest = '/api/contact/business/requestcontact';
export const schoolMaterial = '/api/contact/school-material/request';
export const promotionalPhoto = '/api/contact/promotionalphoto';
export const mfContact = '/api/contact/mfcontact';
export const exportContact = '/api/contact/export/requestcontact';
export const expertQuestion = '/api/contact/business/expertquestion';
export const contactWithImage = '/api/contact/image';
export const salesForm = '/api/fs/salesform';
export const newsletter = '/api/newsletter/subscribe';
export const shopNewsletter = '/api/lk/newsletter/subscribe';
export const campaign = '/api/campaign/participate';
export const deliveryTimes = `${shop}/checkout/delivery`;
export const availability = `${shop}/checkout/availability`;
export const reviews = '/api/review/lihakauppa/';
export const cart = `${shop}/shoppingcart`;
export const customer = '/api/lk/customer';
export const menu = '/api/fs/menu';
export const menuRecipes = '/api/fs/menu/recipes';
