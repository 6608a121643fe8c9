import { link, menu, type SiteNavigation } from './build';

const languages = [link('In English', '/en/'), link('Suomeksi', '/'), link('På svenska', '/se/')];

const corporateEn: SiteNavigation = {
  topTabs: [],
  bottomTabs: [
    menu('Company', '/en/company', [
      ['Strategy', 'strategy'],
      ['Business areas', 'business-areas'],
      ['Management', 'management'],
      ['History', 'history'],
    ]),
    menu('Investors', '/en/investors', [
      ['Reports and presentations', 'reports'],
      ['Share information', 'share'],
      ['Calendar', 'calendar'],
      ['Corporate governance', 'governance'],
    ]),
    menu('Sustainability', '/en/sustainability', [
      ['Climate', 'climate'],
      ['Animals', 'animals'],
      ['People', 'people'],
    ]),
    menu('Newsroom', '/en/newsroom', [
      ['Releases', 'releases'],
      ['Media bank', 'media-bank'],
    ]),
    menu('Careers', '/en/careers', [['Open positions', 'open-positions']]),
    { ...link('Contact', '/en/contact'), showBorder: true },
  ],
  languageMenu: languages,
  barLinks: [link('Investors', '/en/investors'), link('Newsroom', '/en/newsroom')],
  navLinks: [link('Contact', '/en/contact', 'mail')],
};

const corporateFi: SiteNavigation = {
  topTabs: [],
  bottomTabs: [
    menu('Konserni', '/konserni', [
      ['Strategia', 'strategia'],
      ['Liiketoiminta-alueet', 'liiketoiminta-alueet'],
      ['Johto', 'johto'],
      ['Historia', 'historia'],
    ]),
    menu('Sijoittajat', '/sijoittajat', [
      ['Raportit ja esitykset', 'raportit'],
      ['Osaketieto', 'osake'],
      ['Kalenteri', 'kalenteri'],
      ['Hallinnointi', 'hallinnointi'],
    ]),
    menu('Vastuullisuus', '/vastuullisuus', [
      ['Ilmasto', 'ilmasto'],
      ['Eläimet', 'elaimet'],
      ['Ihmiset', 'ihmiset'],
    ]),
    menu('Ajankohtaista', '/ajankohtaista', [
      ['Tiedotteet', 'tiedotteet'],
      ['Mediapankki', 'mediapankki'],
    ]),
    menu('Ura Atrialla', '/ura', [['Avoimet työpaikat', 'tyopaikat']]),
    { ...link('Yhteystiedot', '/yhteystiedot'), showBorder: true },
  ],
  languageMenu: languages,
  barLinks: [link('Sijoittajat', '/sijoittajat'), link('Ajankohtaista', '/ajankohtaista')],
  navLinks: [link('Yhteystiedot', '/yhteystiedot', 'mail')],
};

const corporateSe: SiteNavigation = {
  topTabs: [],
  bottomTabs: [
    menu('Koncernen', '/se/koncernen', [
      ['Strategi', 'strategi'],
      ['Affärsområden', 'affarsomraden'],
      ['Historia', 'historia'],
    ]),
    menu('Investerare', '/se/investerare', [
      ['Rapporter', 'rapporter'],
      ['Aktien', 'aktien'],
    ]),
    menu('Hållbarhet', '/se/hallbarhet', [
      ['Klimat', 'klimat'],
      ['Djur', 'djur'],
    ]),
    menu('Aktuellt', '/se/aktuellt', [['Meddelanden', 'meddelanden']]),
    { ...link('Kontakt', '/se/kontakt'), showBorder: true },
  ],
  languageMenu: languages,
  barLinks: [link('Investerare', '/se/investerare'), link('Aktuellt', '/se/aktuellt')],
  navLinks: [link('Kontakt', '/se/kontakt', 'mail')],
};

const exportEn: SiteNavigation = {
  topTabs: [link('Atria Group', 'http://atriacom.localhost/en/')],
  bottomTabs: [
    menu(
      'Products',
      '/products',
      [
        ['Pork', 'pork'],
        ['Poultry', 'poultry'],
        ['Beef', 'beef'],
        ['Sausages', 'sausages'],
      ],
      ['cut-roast', 'All export products'],
    ),
    menu(
      'Why Finland',
      '/why-finland',
      [
        ['Antibiotic-free farming', 'antibiotic-free'],
        ['Clean air and water', 'clean-nature'],
        ['Traceability', 'traceability'],
      ],
      ['field', 'Read our story'],
    ),
    link('Quality', '/quality'),
    { ...link('Contact', '/contact'), showBorder: true },
  ],
  languageMenu: [link('Auf Deutsch', '/de/')],
  barLinks: [link('Products', '/products'), link('Contact', '/contact')],
  navLinks: [link('Contact', '/contact', 'mail')],
};

const exportDe: SiteNavigation = {
  topTabs: [link('Atria-Konzern', 'http://atriacom.localhost/en/')],
  bottomTabs: [
    menu(
      'Produkte',
      '/de/produkte',
      [
        ['Schweinefleisch', 'schweinefleisch'],
        ['Geflügel', 'gefluegel'],
        ['Rindfleisch', 'rindfleisch'],
        ['Wurstwaren', 'wurstwaren'],
      ],
      ['cut-roast', 'Alle Exportprodukte'],
    ),
    menu(
      'Warum Finnland',
      '/de/warum-finnland',
      [
        ['Aufzucht ohne Antibiotika', 'ohne-antibiotika'],
        ['Reine Luft, reines Wasser', 'reine-natur'],
        ['Rückverfolgbarkeit', 'rueckverfolgbarkeit'],
      ],
      ['field', 'Unsere Geschichte'],
    ),
    link('Qualität', '/de/qualitaet'),
    { ...link('Kontakt', '/de/kontakt'), showBorder: true },
  ],
  languageMenu: [link('In English', '/')],
  barLinks: [link('Produkte', '/de/produkte'), link('Kontakt', '/de/kontakt')],
  navLinks: [link('Kontakt', '/de/kontakt', 'mail')],
};

export const corporateNavigation = { en: corporateEn, fi: corporateFi, se: corporateSe } as const;
export const exportNavigation = { en: exportEn, de: exportDe } as const;
