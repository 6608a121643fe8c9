import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/expandable-list/shown': [
    (shown: number, total: number) => `Näytetään ${shown}/${total}`,
    (shown: number, total: number) => `Showing ${shown} of ${total}`,
    (shown: number, total: number) => `Visar ${shown} av ${total}`,
    (shown: number, total: number) => `${shown} von ${total} werden angezeigt`,
  ],
});
