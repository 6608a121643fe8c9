import type { BrandRange } from './rows';

const se = (title: string) => ({ se: title });

export const ridderheims: BrandRange = {
  site: 'ridderheimsse',
  firstId: 5001,
  rows: [
    [se('Prosciutto Crudo 70 g'), 32, 'dish-board', 'LGMEp'],
    [se('Salami Milano 80 g'), 32, 'pack-salami', 'LGMEp'],
    [se('Salami Tryffel 80 g'), 32, 'pack-salami', 'LGMENp'],
    [se('Serranoskinka 90 g'), 32, 'pack-ham', 'LGMEp'],
    [se('Fänkålssalami 80 g'), 32, 'pack-salami', 'LGMEp'],
    [se('Pepparsalami 80 g'), 32, 'pack-salami', 'LGMEp'],
    [se('Coppa di Parma 70 g'), 32, 'pack-cuts', 'LGMEp'],
    [se('Bresaola 60 g'), 32, 'pack-ham', 'LGMEPn'],
    [se('Chorizo Ibérico 80 g'), 32, 'pack-salami', 'LGMENp'],
    [se('Charkbricka Italiensk 140 g'), 32, 'dish-board', 'LGMEp'],
    [se('Gröna Oliver Vitlök 180 g'), 35, 'pack-salad', 'LGMEv'],
    [se('Aioli 200 g'), 35, 'pack-salad', 'Gv'],
    [se('Antipasti Grillade Grönsaker 200 g'), 35, 'pack-vegetable', 'LGMEv'],
    [se('Snackbites Salami 60 g'), 32, 'pack-salami', 'LGMEPp'],
    [se('Charkbricka Spansk 140 g'), 32, 'dish-board', 'LGMEp'],
    [se('Charkbricka Ost & Salami 160 g'), 32, 'dish-board', 'GENp'],
  ],
};

export const lithells: BrandRange = {
  site: 'lithellsse',
  firstId: 5101,
  rows: [
    [se('Wienerkorv 800 g'), 31, 'pack-hotdog', 'LGMEp'],
    [se('Grillkorv Original 450 g'), 31, 'pack-grill', 'LGMEp'],
    [se('Bratwurst Tysk 375 g'), 31, 'pack-grill', 'LGMEp'],
    [se('Chorizo Chili & Vitlök 300 g'), 31, 'pack-grill', 'LGMENp'],
    [se('Falukorv Ring 800 g'), 31, 'pack-sausage', 'LGMEp'],
    [se('Isterband Småländskt 400 g'), 31, 'pack-sausage', 'LMEp'],
    [se('Kabanoss 400 g'), 31, 'pack-grill', 'LGMEp'],
    [se('Korv med Ost & Bacon 300 g'), 31, 'pack-grill', 'GEp'],
    [se('Kycklingkorv 300 g'), 31, 'pack-hotdog', 'LGMEPk'],
    [se('Jättekorv 500 g'), 31, 'pack-grill', 'LGMENp'],
    [se('Hot Dog Bacon 350 g'), 31, 'pack-hotdog', 'LGMEp'],
    [se('Salsiccia Fänkål 300 g'), 31, 'pack-sausage', 'LGMENp'],
    [se('Falukorv Mager 600 g'), 31, 'pack-sausage', 'LGMEPp'],
    [se('Falukorv Skivad 300 g'), 31, 'pack-sausage', 'LGMEp'],
    [se('Chorizo Rökt Paprika 300 g'), 31, 'pack-grill', 'LGMEp'],
  ],
};

export const lonneberga: BrandRange = {
  site: 'lonnebergase',
  firstId: 5201,
  rows: [
    [se('Rökt Skinka 120 g'), 32, 'pack-ham', 'LGMEp'],
    [se('Kokt Skinka 120 g'), 32, 'pack-ham', 'LGMSEp'],
    [se('Basturökt Skinka 120 g'), 32, 'pack-ham', 'LGMEp'],
    [se('Rökt Kalkon 100 g'), 32, 'pack-cuts', 'LGMEPt'],
    [se('Kycklingpålägg Örter 100 g'), 32, 'pack-cuts', 'LGMENPk'],
    [se('Hamburgerkött 100 g'), 32, 'pack-beef', 'LGMEn'],
    [se('Rostbiff 90 g'), 32, 'pack-beef', 'LGMEPn'],
    [se('Leverpastej Gräddig 200 g'), 36, 'pack-liver', 'Gp'],
    [se('Sandwichskinka 250 g'), 32, 'pack-ham', 'LGMEp'],
    [se('Bacon Tärnat 140 g'), 32, 'pack-bacon', 'LGMEp'],
    [se('Julskinka Griljerad 500 g'), 32, 'pack-ham', 'LGMp'],
    [se('Medvurst 120 g'), 32, 'pack-salami', 'LGMEp'],
    [se('Leverpastej Grov 200 g'), 36, 'pack-liver', 'Gp'],
    [se('Bacon Skivat 140 g'), 32, 'pack-bacon', 'LGMEp'],
    [se('Bacon Rökt Extra Tjockt 150 g'), 32, 'pack-bacon', 'LGMENp'],
  ],
};

export const gooh: BrandRange = {
  site: 'goohse',
  firstId: 5301,
  rows: [
    [se('Pasta Carbonara 400 g'), 34, 'dish-pasta', 'p'],
    [se('Kyckling Tikka Masala 400 g'), 34, 'dish-curry', 'GPk'],
    [se('Köttbullar med Potatismos 420 g'), 34, 'dish-meatballs', 'n'],
    [se('Lax med Dillstuvad Potatis 400 g'), 34, 'dish-pan', 'GN'],
    [se('Pad Thai Kyckling 400 g'), 34, 'dish-noodles', 'LMPk'],
    [se('Lasagne Bolognese 420 g'), 34, 'dish-casserole', 'n'],
    [se('Biff Rydberg 380 g'), 34, 'dish-steak', 'GPn'],
    [se('Falafelbowl Hummus 380 g'), 34, 'dish-salad', 'LMENv'],
    [se('Chili sin Carne 400 g'), 34, 'dish-stew', 'LGMEv'],
    [se('Kycklingwok Jordnöt 400 g'), 34, 'dish-noodles', 'LMPk'],
    [se('Caesarsallad Kyckling 320 g'), 35, 'dish-salad', 'Pk'],
    [se('Pytt i Panna 400 g'), 34, 'dish-pan', 'LGMp'],
  ],
};

export const deli: BrandRange = {
  site: 'delise',
  firstId: 5401,
  rows: [
    [se('Potatissallad Dill & Gräslök 400 g'), 35, 'pack-salad', 'LGv'],
    [se('Rödbetssallad 400 g'), 35, 'pack-salad', 'Gv'],
    [se('Skagenröra 200 g'), 35, 'pack-salad', 'G'],
    [se('Coleslaw 400 g'), 35, 'pack-salad', 'Gv'],
    [se('Tzatziki 200 g'), 35, 'pack-salad', 'Gv'],
    [se('Hummus Naturell 200 g'), 35, 'pack-salad', 'LGMEv'],
    [se('Lantpaté 150 g'), 36, 'pack-liver', 'Gp'],
    [se('Ankleverpaté 150 g'), 36, 'pack-liver', 'GN'],
    [se('Varmrökt Kycklingbröst 180 g'), 37, 'pack-chicken', 'LGMEPk'],
    [se('Kycklingröra Curry 200 g'), 35, 'pack-salad', 'GNk'],
    [se('Tapasbricka Delikatess 160 g'), 32, 'dish-board', 'LGp'],
    [se('Rökt Kalkonbröst Skivat 100 g'), 32, 'pack-cuts', 'LGMEPt'],
  ],
};
