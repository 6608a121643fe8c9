import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/hero-slider/label': ['Nostot', 'Highlights', 'Höjdpunkter', 'Höhepunkte'],
  '/hero-slider/dot': [
    (number: number) => `Näytä nosto ${number}`,
    (number: number) => `Show highlight ${number}`,
    (number: number) => `Visa höjdpunkt ${number}`,
    (number: number) => `Höhepunkt ${number} anzeigen`,
  ],
});
