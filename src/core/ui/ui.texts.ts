import { defineTexts } from '../i18n/texts';

export const uiTexts = defineTexts({
  '/ui/less': {
    fi: 'Vähennä määrää',
    en: 'Decrease quantity',
    se: 'Minska antalet',
    de: 'Menge verringern',
  },
  '/ui/more': {
    fi: 'Lisää määrää',
    en: 'Increase quantity',
    se: 'Öka antalet',
    de: 'Menge erhöhen',
  },
  '/ui/most': {
    fi: (most: number) => `Enintään ${most}`,
    en: (most: number) => `At most ${most}`,
    se: (most: number) => `Högst ${most}`,
    de: (most: number) => `Höchstens ${most}`,
  },
  '/ui/discount': {
    fi: (percent: number) => `Alennus ${percent} %`,
    en: (percent: number) => `Discount ${percent}%`,
    se: (percent: number) => `Rabatt ${percent} %`,
    de: (percent: number) => `${percent} % Rabatt`,
  },
  '/ui/stars': {
    fi: (stars: number | string) => `${stars} / 5 tähteä`,
    en: (stars: number | string) => `${stars} out of 5 stars`,
    se: (stars: number | string) => `${stars} av 5 stjärnor`,
    de: (stars: number | string) => `${stars} von 5 Sternen`,
  },
});
