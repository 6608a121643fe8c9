import { link, menu, type SiteNavigation } from './build';

const fi: SiteNavigation = {
  topTabs: [
    link('Atria-yhtiö', '/atria-yhtio'),
    link('Ammattilaisille', 'http://ammattilaiset.localhost/'),
    link('Vastuullisuus', '/vastuullisuus'),
    link('Ajankohtaista', '/ajankohtaista'),
    link('Avoimet työpaikat', '/tyopaikat'),
    { ...link('Yhteystiedot', '/yhteystiedot', 'phone'), showBorder: true },
  ],
  bottomTabs: [
    {
      ...menu(
        'Tuotteet',
        '/tuotteet',
        [
          ['Makkarat ja nakit', 'makkarat-ja-nakit'],
          ['Leikkeleet', 'leikkeleet'],
          ['Kana', 'kana'],
          ['Liha', 'liha'],
          ['Valmisruoat', 'valmisruoat'],
          ['Grillituotteet', 'grillituotteet'],
          ['Salaatit ja levitteet', 'salaatit-ja-levitteet'],
          ['Pizzat ja välipalat', 'pizzat-ja-valipalat'],
          ['Uutuudet', 'uutuudet'],
        ],
        ['grill', 'Kaikki tuotteet'],
      ),
      expanded: true,
    },
    menu(
      'Reseptit',
      '/reseptit',
      [
        ['Arkiruoka', 'arkiruoka'],
        ['Juhlat', 'juhlat'],
        ['Grilliruoka', 'grilliruoka'],
        ['Keitot', 'keitot'],
        ['Pastat', 'pastat'],
        ['Salaatit', 'salaatit'],
        ['Joulureseptit', 'joulu'],
      ],
      ['dish-pasta', 'Kaikki reseptit'],
    ),
    menu(
      'Ruoasta',
      '/ruoasta',
      [
        ['Lihan kypsennys', 'lihan-kypsennys'],
        ['Grillausvinkit', 'grillausvinkit'],
        ['Ravitsemus', 'ravitsemus'],
        ['Hävikki ruoaksi', 'havikki-ruoaksi'],
      ],
      ['kitchen', 'Lue lisää'],
    ),
    menu(
      'Alkuperä',
      '/alkupera',
      [
        ['Perhetilat', 'perhetilat'],
        ['Eläinten hyvinvointi', 'elainten-hyvinvointi'],
        ['Kotimaisuus', 'kotimaisuus'],
      ],
      ['farm', 'Tutustu tiloihin'],
    ),
    menu('Kampanjat', '/kampanjat', [
      ['Kesän grillikilpailu', 'grillikilpailu'],
      ['Kuvakisa', 'kuvakisa'],
    ]),
    {
      ...menu('Kuluttajapalvelu', '/yhteystiedot', [
        ['Anna palautetta', 'palaute'],
        ['Usein kysyttyä', 'usein-kysyttya'],
        ['Sponsorointihakemus', 'sponsorointi'],
      ]),
      showBorder: true,
    },
  ],
  languageMenu: [link('In English', '/en/')],
  barLinks: [
    link('Tuotteet', '/tuotteet'),
    link('Reseptit', '/reseptit'),
    link('Lihakauppa', 'http://lihakauppa.localhost/'),
  ],
  navLinks: [
    link('Atria-yhtiö', '/atria-yhtio'),
    link('Vastuullisuus', '/vastuullisuus'),
    link('Ajankohtaista', '/ajankohtaista'),
    link('Avoimet työpaikat', '/tyopaikat'),
    link('Yhteystiedot', '/yhteystiedot', 'phone'),
    link('Lihakauppa', 'http://lihakauppa.localhost/', 'cart'),
  ],
};

const en: SiteNavigation = {
  topTabs: [
    link('About Atria', '/en/about'),
    link('For professionals', 'http://ammattilaiset.localhost/'),
    link('Sustainability', '/en/sustainability'),
    link('News', '/en/newsroom'),
    { ...link('Contact', '/en/contact', 'phone'), showBorder: true },
  ],
  bottomTabs: [
    {
      ...menu(
        'Products',
        '/en/products',
        [
          ['Sausages', 'sausages'],
          ['Cold cuts', 'cold-cuts'],
          ['Chicken', 'chicken'],
          ['Meat', 'meat'],
          ['Ready meals', 'ready-meals'],
          ['Barbecue', 'barbecue'],
        ],
        ['grill', 'All products'],
      ),
      expanded: true,
    },
    menu(
      'Recipes',
      '/en/recipes',
      [
        ['Weekdays', 'weekdays'],
        ['Feasts', 'feasts'],
        ['Barbecue', 'barbecue'],
        ['Soups', 'soups'],
      ],
      ['dish-pasta', 'All recipes'],
    ),
    menu(
      'Origin',
      '/en/origin',
      [
        ['Family farms', 'family-farms'],
        ['Animal welfare', 'animal-welfare'],
      ],
      ['farm', 'Meet the farmers'],
    ),
  ],
  languageMenu: [link('Suomeksi', '/')],
  barLinks: [link('Products', '/en/products'), link('Recipes', '/en/recipes')],
  navLinks: [
    link('About Atria', '/en/about'),
    link('Sustainability', '/en/sustainability'),
    link('News', '/en/newsroom'),
    link('Contact', '/en/contact', 'phone'),
  ],
};

export const mainNavigation = { fi, en } as const;
