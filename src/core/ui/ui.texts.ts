import { defineTexts } from '../i18n/texts';

export const uiTexts = defineTexts({
  '/ui/less': ['Vähennä määrää', 'Decrease quantity', 'Minska antalet', 'Menge verringern'],
  '/ui/more': ['Lisää määrää', 'Increase quantity', 'Öka antalet', 'Menge erhöhen'],
  '/ui/most': [
    (most: number) => `Enintään ${most}`,
    (most: number) => `At most ${most}`,
    (most: number) => `Högst ${most}`,
    (most: number) => `Höchstens ${most}`,
  ],
  '/ui/original': [
    'Alkuperäinen hinta',
    'Original price',
    'Ursprungligt pris',
    'Ursprünglicher Preis',
  ],
  '/ui/discount': [
    (percent: number) => `Alennus ${percent} %`,
    (percent: number) => `Discount ${percent}%`,
    (percent: number) => `Rabatt ${percent} %`,
    (percent: number) => `${percent} % Rabatt`,
  ],
  '/ui/stars': [
    (stars: number | string) => `${stars} / 5 tähteä`,
    (stars: number | string) => `${stars} out of 5 stars`,
    (stars: number | string) => `${stars} av 5 stjärnor`,
    (stars: number | string) => `${stars} von 5 Sternen`,
  ],
});
