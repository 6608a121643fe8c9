import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/expandable-list/shown': [
    'Näytetään {0}/{1}',
    'Showing {0} of {1}',
    'Visar {0} av {1}',
    '{0} von {1} werden angezeigt',
  ],
});
