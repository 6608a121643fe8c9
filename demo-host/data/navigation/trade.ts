import { link, menu, type SiteNavigation } from './build';

const professional: SiteNavigation = {
  topTabs: [link('Atria.fi', 'http://localhost/'), link('Tilaa Ideakirje', '/#newsletter', 'mail')],
  bottomTabs: [
    menu(
      'Tuotteet',
      '/tuotteet',
      [
        ['Kana ja kalkkuna', 'kana'],
        ['Naudanliha', 'nauta'],
        ['Porsaanliha', 'porsas'],
        ['Makkarat', 'makkarat'],
        ['Ateriaratkaisut', 'ateriaratkaisut'],
        ['Kasvistuotteet', 'kasvis'],
        ['Laitteet', '/laitteet'],
      ],
      ['kitchen', 'Kaikki tuotteet'],
    ),
    menu(
      'Reseptit',
      '/reseptit',
      [
        ['Lounas', 'lounas'],
        ['Ravintola', 'ravintola'],
        ['Koulut ja päiväkodit', 'koulut'],
      ],
      ['dish-stew', 'Kaikki reseptit'],
    ),
    menu('Lounaslista', '/lounaslista', [
      ['Viikon lista', 'viikko'],
      ['Annoslaskuri', 'annoslaskuri'],
    ]),
    menu('Asiantuntijat', '/asiantuntijat', [
      ['Myynti', 'myynti'],
      ['Kysy asiantuntijalta', 'kysy'],
    ]),
    { ...link('Yhteystiedot', '/yhteystiedot'), showBorder: true },
  ],
  languageMenu: [link('På svenska', 'http://foodservicese.localhost/')],
  barLinks: [
    link('Tuotteet', '/tuotteet'),
    link('Reseptit', '/reseptit'),
    link('Yhteystiedot', '/yhteystiedot'),
  ],
  navLinks: [link('Yhteystiedot', '/yhteystiedot', 'phone')],
};

const foodService: SiteNavigation = {
  topTabs: [link('Atria Sverige', '/om-atria'), link('Nyhetsbrev', '/#newsletter', 'mail')],
  bottomTabs: [
    menu(
      'Produkter',
      '/produkter',
      [
        ['Fågel', 'fagel'],
        ['Nötkött', 'notkott'],
        ['Griskött', 'griskott'],
        ['Korv', 'korv'],
        ['Måltidslösningar', 'maltidslosningar'],
        ['Växtbaserat', 'vaxtbaserat'],
        ['Utrustning', '/utrustning'],
      ],
      ['kitchen', 'Alla produkter'],
    ),
    menu(
      'Recept',
      '/recept',
      [
        ['Lunch', 'lunch'],
        ['Restaurang', 'restaurang'],
        ['Skola och förskola', 'skola'],
      ],
      ['dish-stew', 'Alla recept'],
    ),
    menu('Inspiration', '/inspiration', [
      ['Säsong', 'sasong'],
      ['Minska svinnet', 'minska-svinnet'],
    ]),
    { ...link('Kontakt', '/kontakt'), showBorder: true },
  ],
  languageMenu: [link('Suomeksi', 'http://ammattilaiset.localhost/')],
  barLinks: [
    link('Produkter', '/produkter'),
    link('Recept', '/recept'),
    link('Kontakt', '/kontakt'),
  ],
  navLinks: [link('Kontakt', '/kontakt', 'phone')],
};

const shop: SiteNavigation = {
  topTabs: [
    link('Asiakaspalvelu', '/asiakaspalvelu', 'phone'),
    link('Toimitusalue', '/toimitusalue'),
    link('Atria.fi', 'http://localhost/'),
  ],
  bottomTabs: [
    {
      ...menu(
        'Tuotteet',
        '/tuotteet',
        [
          ['Naudanliha', 'naudanliha'],
          ['Porsaanliha', 'porsaanliha'],
          ['Kana ja kalkkuna', 'kana-ja-kalkkuna'],
          ['Makkarat', 'makkarat'],
          ['Riista ja lammas', 'riista-ja-lammas'],
          ['Lisukkeet ja mausteet', 'lisukkeet-ja-mausteet'],
        ],
        ['cut-steak', 'Kaikki tuotteet'],
      ),
      expanded: true,
    },
    link('Lihalaatikot', '/tuotteet/lihalaatikot'),
    link('Juhlat ja grillaus', '/tuotteet/juhlat-ja-grillaus'),
    menu(
      'Lihakoulu',
      '/lihakoulu',
      [
        ['Raakakypsytys', 'raakakypsytys'],
        ['Sisälämpötilat', 'sisalampotilat'],
        ['Savustus', 'savustus'],
      ],
      ['grill', 'Opi lisää'],
    ),
    { ...link('Lahjakortit', '/tuotteet/lahjakortit'), showBorder: true },
  ],
  languageMenu: [link('In English', 'http://localhost/en/')],
  barLinks: [
    link('Tuotteet', '/tuotteet'),
    link('Lihalaatikot', '/tuotteet/lihalaatikot'),
    link('Toimitus', '/toimitusalue'),
  ],
  navLinks: [
    link('Asiakaspalvelu', '/asiakaspalvelu', 'phone'),
    link('Toimitusalue', '/toimitusalue'),
    link('Tietosuoja', '/tietosuoja'),
  ],
};

export const professionalNavigation = { fi: professional } as const;
export const foodServiceNavigation = { se: foodService } as const;
export const shopNavigation = { fi: shop } as const;
