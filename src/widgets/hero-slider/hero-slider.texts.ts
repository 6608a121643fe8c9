import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/hero-slider/label': {
    fi: 'Nostot',
    en: 'Highlights',
    se: 'Höjdpunkter',
    de: 'Höhepunkte',
  },
  '/hero-slider/dot': {
    fi: (number: number) => `Näytä nosto ${number}`,
    en: (number: number) => `Show highlight ${number}`,
    se: (number: number) => `Visa höjdpunkt ${number}`,
    de: (number: number) => `Höhepunkt ${number} anzeigen`,
  },
});
