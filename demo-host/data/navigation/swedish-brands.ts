import { link, menu, type NavItem, type SiteNavigation } from './build';

/**
 * A Swedish brand site: its product menu and what is its own, and the rest as all have it. English
 * is spoken by the corporate site.
 */
const swedish = (products: NavItem, own: readonly NavItem[]): { readonly se: SiteNavigation } => ({
  se: {
    topTabs: [
      link('Atria Foodservice', 'http://foodservicese.localhost/'),
      link('Kontakt', '/kontakt'),
    ],
    bottomTabs: [products, ...own],
    languageMenu: [link('In English', 'http://atriacom.localhost/en/')],
    barLinks: [products, ...own].slice(0, 2).map(({ label, link: to }) => link(label, to)),
    navLinks: [link('Kontakta oss', '/kontakt', 'mail')],
  },
});

export const ridderheimsNavigation = swedish(
  menu(
    'Produkter',
    '/produkter',
    [
      ['Salami', 'salami'],
      ['Lufttorkad skinka', 'lufttorkad-skinka'],
      ['Charkbrickor', 'charkbrickor'],
      ['Oliver och antipasti', 'antipasti'],
    ],
    ['dish-board', 'Alla delikatesser'],
  ),
  [
    menu(
      'Recept',
      '/recept',
      [
        ['Tapas', 'tapas'],
        ['Plockmat', 'plockmat'],
        ['Pasta', 'pasta'],
      ],
      ['dish-pasta', 'Alla recept'],
    ),
    menu(
      'Hantverket',
      '/hantverket',
      [
        ['Lagring', 'lagring'],
        ['Råvaror', 'ravaror'],
      ],
      ['kitchen', 'Läs mer'],
    ),
    link('Vin och mat', '/vin-och-mat'),
  ],
);

export const lithellsNavigation = swedish(
  menu(
    'Korv',
    '/produkter',
    [
      ['Grillkorv', 'grillkorv'],
      ['Falukorv', 'falukorv'],
      ['Chorizo', 'chorizo'],
      ['Wienerkorv', 'wienerkorv'],
    ],
    ['dish-sausage', 'Alla korvar'],
  ),
  [
    menu(
      'Recept',
      '/recept',
      [
        ['Vardag', 'vardag'],
        ['Grill', 'grill'],
      ],
      ['dish-hotdog', 'Alla recept'],
    ),
    menu(
      'Om Lithells',
      '/om-oss',
      [
        ['Från Sköllersta', 'skollersta'],
        ['Sedan 1907', 'historia'],
      ],
      ['plant', 'Vår historia'],
    ),
  ],
);

export const lonnebergaNavigation = swedish(
  menu(
    'Produkter',
    '/produkter',
    [
      ['Skinka', 'skinka'],
      ['Kalkon och kyckling', 'fagel'],
      ['Leverpastej', 'leverpastej'],
      ['Bacon', 'bacon'],
    ],
    ['dish-sandwich', 'Allt pålägg'],
  ),
  [
    menu(
      'Smörgåstips',
      '/recept',
      [
        ['Frukost', 'frukost'],
        ['Mellanmål', 'mellanmal'],
      ],
      ['dish-breakfast', 'Alla tips'],
    ),
    menu(
      'Svenska gårdar',
      '/gardar',
      [
        ['Våra bönder', 'bonder'],
        ['Djuromsorg', 'djuromsorg'],
      ],
      ['farm', 'Möt bönderna'],
    ),
  ],
);

export const goohNavigation = swedish(
  menu(
    'Maträtter',
    '/produkter',
    [
      ['Klassiker', 'klassiker'],
      ['Asien', 'asien'],
      ['Vego', 'vego'],
      ['Sallader', 'sallader'],
    ],
    ['dish-noodles', 'Hela menyn'],
  ),
  [
    menu(
      'Våra butiker',
      '/butiker',
      [
        ['Stockholm', 'stockholm'],
        ['Göteborg', 'goteborg'],
        ['Malmö', 'malmo'],
      ],
      ['market', 'Alla butiker'],
    ),
    link('Gooh på jobbet', '/foretag'),
    link('Näring', '/naring'),
  ],
);

export const deliNavigation = swedish(
  menu(
    'Sortiment',
    '/produkter',
    [
      ['Sallader', 'sallader'],
      ['Röror', 'roror'],
      ['Patéer', 'pateer'],
      ['Rökt och varmt', 'rokt'],
    ],
    ['dish-salad', 'Hela sortimentet'],
  ),
  [
    menu(
      'Inspiration',
      '/recept',
      [
        ['Buffé', 'buffe'],
        ['Picknick', 'picknick'],
      ],
      ['table', 'Mer inspiration'],
    ),
    link('För butik', '/for-butik'),
  ],
);
