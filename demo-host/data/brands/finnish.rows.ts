import type { BrandRange } from './rows';

const both = (fi: string, se: string, en: string) => ({ fi, se, en });
const fi = (title: string) => ({ fi: title });

export const sibylla: BrandRange = {
  site: 'sibylla',
  firstId: 5501,
  rows: [
    [
      both('Sibylla Original Burger', 'Sibylla Original Burger', 'Sibylla Original Burger'),
      33,
      'dish-burger',
      'n',
    ],
    [both('Juustohampurilainen', 'Ostburgare', 'Cheeseburger'), 33, 'dish-burger', 'n'],
    [both('Pekonihampurilainen', 'Baconburgare', 'Bacon Burger'), 33, 'dish-burger', 'N'],
    [
      both('Kanahampurilainen Crispy', 'Krispig kycklingburgare', 'Crispy Chicken Burger'),
      33,
      'dish-burger',
      'Pk',
    ],
    [both('Vegehampurilainen', 'Vegoburgare', 'Veggie Burger'), 33, 'dish-burger', 'Nv'],
    [
      both('Iso Lihis Kahdella', 'Stor köttpirog med två', 'Big Meat Pasty with Two'),
      34,
      'dish-sandwich',
      'p',
    ],
    [both('Nakkisämpylä', 'Varmkorv med bröd', 'Hot Dog'), 31, 'dish-hotdog', 'p'],
    [
      both('Grillimakkara Perunoilla', 'Grillkorv med mos', 'Grill Sausage with Mash'),
      31,
      'dish-sausage',
      'Gp',
    ],
    [both('Kebab Ranskalaisilla', 'Kebab med pommes', 'Kebab with Fries'), 34, 'dish-wrap', 'n'],
    [both('Tortillarulla Kana', 'Tortillarulle Kyckling', 'Chicken Wrap'), 34, 'dish-wrap', 'Pk'],
    [both('Ranskalaiset Iso', 'Pommes frites stor', 'Large Fries'), 34, 'dish-hotdog', 'LGMEv'],
    [
      both('Kananugetit 9 kpl', 'Kycklingnuggets 9 st', 'Chicken Nuggets 9 pcs'),
      34,
      'dish-chicken',
      'k',
    ],
  ],
};

export const mestariForsman: BrandRange = {
  site: 'mestariforsmanfi',
  firstId: 5601,
  rows: [
    [fi('Mestari Forsman Lounaismaalainen Palvikinkku 120 g'), 32, 'pack-ham', 'LGMEFp'],
    [fi('Mestari Forsman Kylmäsavukinkku 100 g'), 32, 'pack-ham', 'LGMEFp'],
    [fi('Mestari Forsman Meetvursti Classic 150 g'), 32, 'pack-salami', 'LGMEFp'],
    [fi('Mestari Forsman Konjakkimeetvursti 150 g'), 32, 'pack-salami', 'LGMEFNp'],
    [fi('Mestari Forsman Metsästäjänmakkara 200 g'), 31, 'pack-sausage', 'LGMEFp'],
    [fi('Mestari Forsman Käsityöläisbratwurst 280 g'), 31, 'pack-grill', 'LGMEFp'],
    [fi('Mestari Forsman Valkosipulimakkara 280 g'), 31, 'pack-grill', 'LGMEFNp'],
    [fi('Mestari Forsman Paahtopaisti 100 g'), 32, 'pack-beef', 'LGMEFPn'],
    [fi('Mestari Forsman Juhlakinkku 2 kg'), 32, 'cut-ham', 'LGMEFp'],
    [fi('Mestari Forsman Maalaispatee 180 g'), 36, 'pack-liver', 'LGFp'],
    [fi('Mestari Forsman Riistapatee 180 g'), 36, 'pack-liver', 'LGFN'],
    [fi('Mestari Forsman Savupekoni 140 g'), 32, 'pack-bacon', 'LGMEFp'],
  ],
};
