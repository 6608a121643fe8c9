import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/expandable-list/shown': {
    fi: (shown: number, total: number) => `Näytetään ${shown}/${total}`,
    en: (shown: number, total: number) => `Showing ${shown} of ${total}`,
    se: (shown: number, total: number) => `Visar ${shown} av ${total}`,
    de: (shown: number, total: number) => `${shown} von ${total} werden angezeigt`,
  },
});
