import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/hero-slider/label': ['Nostot', 'Highlights', 'Höjdpunkter', 'Höhepunkte'],
  '/hero-slider/dot': [
    'Näytä nosto {0}',
    'Show highlight {0}',
    'Visa höjdpunkt {0}',
    'Höhepunkt {0} anzeigen',
  ],
});
