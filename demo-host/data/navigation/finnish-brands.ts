import { link, menu, type SiteNavigation } from './build';

const jyvabroilerFi: SiteNavigation = {
  topTabs: [link('Atria.fi', 'http://localhost/'), link('Yhteystiedot', '/yhteystiedot')],
  bottomTabs: [
    menu(
      'Tuotteet',
      '/tuotteet',
      [
        ['Fileet ja pihvit', 'fileet'],
        ['Suikaleet', 'suikaleet'],
        ['Paistileikkeet', 'paistileikkeet'],
        ['Grilliin', 'grilliin'],
        ['Leikkeleet', 'leikkeleet'],
      ],
      ['dish-chicken', 'Kaikki tuotteet'],
    ),
    menu(
      'Reseptit',
      '/reseptit',
      [
        ['Nopeat arkeen', 'arki'],
        ['Salaatit', 'salaatit'],
        ['Uuniin', 'uuniin'],
        ['Grilliin', 'grilliin'],
      ],
      ['dish-salad', 'Kaikki reseptit'],
    ),
    menu(
      'Viljellään jyviä',
      '/jyvat',
      [
        ['Rehu kotimaisesta viljasta', 'rehu'],
        ['Kasvattajat', 'kasvattajat'],
        ['Hyvinvointi', 'hyvinvointi'],
      ],
      ['field', 'Lue tarina'],
    ),
    link('Usein kysyttyä', '/usein-kysyttya'),
  ],
  languageMenu: [link('In English', '/en/')],
  barLinks: [link('Tuotteet', '/tuotteet'), link('Reseptit', '/reseptit')],
  navLinks: [link('Yhteystiedot', '/yhteystiedot', 'phone')],
};

const jyvabroilerEn: SiteNavigation = {
  topTabs: [link('Atria.fi', 'http://localhost/en/')],
  bottomTabs: [
    menu(
      'Products',
      '/en/products',
      [
        ['Fillets', 'fillets'],
        ['Strips', 'strips'],
        ['For the grill', 'grill'],
      ],
      ['dish-chicken', 'All products'],
    ),
    menu(
      'Recipes',
      '/en/recipes',
      [
        ['Weekdays', 'weekdays'],
        ['Salads', 'salads'],
      ],
      ['dish-salad', 'All recipes'],
    ),
    link('Our grain', '/en/grain'),
  ],
  languageMenu: [link('Suomeksi', '/')],
  barLinks: [link('Products', '/en/products'), link('Recipes', '/en/recipes')],
  navLinks: [link('Contact', '/en/contact', 'phone')],
};

const mestariForsman: SiteNavigation = {
  topTabs: [link('Yhteystiedot', '/yhteystiedot')],
  bottomTabs: [
    link('Tuotteet', '/tuotteet'),
    link('Reseptit', '/reseptit'),
    link('Mestarin tarina', '/tarina'),
    link('Palvaamo', '/palvaamo'),
    link('Yhteystiedot', '/yhteystiedot'),
  ],
  languageMenu: [link('In English', 'http://atriacom.localhost/en/')],
  barLinks: [link('Tuotteet', '/tuotteet'), link('Tarina', '/tarina')],
  navLinks: [link('Ota yhteyttä', '/yhteystiedot', 'mail')],
};

const sibyllaFi: SiteNavigation = {
  topTabs: [link('Yrittäjäksi', '/yrittajaksi'), link('Töihin meille', '/toihin')],
  bottomTabs: [
    menu('Menu', '/menu', [
      ['Burgerit', 'burgerit'],
      ['Hodarit ja grillit', 'hodarit'],
      ['Rullat ja kebab', 'rullat'],
      ['Lisukkeet', 'lisukkeet'],
      ['Juomat', 'juomat'],
    ]),
    menu('Ravintolat', '/ravintolat', [
      ['Etsi lähin', 'etsi'],
      ['Kotiinkuljetus', 'kotiinkuljetus'],
    ]),
    menu('Kampanjat', '/kampanjat', [
      ['Kuukauden burgeri', 'kuukauden-burgeri'],
      ['Kanta-asiakas', 'kanta-asiakas'],
    ]),
    link('Sibylla-tarina', '/tarina'),
  ],
  languageMenu: [link('På svenska', '/se/')],
  barLinks: [link('Menu', '/menu'), link('Ravintolat', '/ravintolat')],
  navLinks: [link('Palaute', '/palaute', 'mail')],
};

const sibyllaSe: SiteNavigation = {
  topTabs: [link('Bli handlare', '/se/bli-handlare'), link('Jobba hos oss', '/se/jobb')],
  bottomTabs: [
    menu('Meny', '/se/meny', [
      ['Burgare', 'burgare'],
      ['Korv', 'korv'],
      ['Rullar och kebab', 'rullar'],
      ['Tillbehör', 'tillbehor'],
    ]),
    menu('Hitta kiosken', '/se/kiosker', [
      ['Nära dig', 'nara'],
      ['Hemleverans', 'hemleverans'],
    ]),
    link('Kampanjer', '/se/kampanjer'),
    link('Sedan 1932', '/se/historia'),
  ],
  languageMenu: [link('Suomeksi', '/')],
  barLinks: [link('Meny', '/se/meny'), link('Kiosker', '/se/kiosker')],
  navLinks: [link('Kontakt', '/se/kontakt', 'mail')],
};

export const jyvabroilerNavigation = { fi: jyvabroilerFi, en: jyvabroilerEn } as const;
export const mestariForsmanNavigation = { fi: mestariForsman } as const;
export const sibyllaNavigation = { fi: sibyllaFi, se: sibyllaSe } as const;
