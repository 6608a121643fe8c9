import { defineTexts } from '../i18n/texts';

export const uiTexts = defineTexts({
  '/ui/less': ['Vähennä määrää', 'Decrease quantity', 'Minska antalet', 'Menge verringern'],
  '/ui/more': ['Lisää määrää', 'Increase quantity', 'Öka antalet', 'Menge erhöhen'],
  '/ui/most': ['Enintään {0}', 'At most {0}', 'Högst {0}', 'Höchstens {0}'],
  '/ui/original': [
    'Alkuperäinen hinta',
    'Original price',
    'Ursprungligt pris',
    'Ursprünglicher Preis',
  ],
  '/ui/piece': ['kpl', 'pc', 'st', 'Stück'],
  '/ui/discount': ['Alennus {0} %', 'Discount {0}%', 'Rabatt {0} %', '{0} % Rabatt'],
});
