import { defineTexts } from '../i18n/texts';

/** Texts beside stars: how many there are, and how many reviews have given them. */
export const starsTexts = defineTexts({
  '/ui/stars': ['{0} / 5 tähteä', '{0} out of 5 stars', '{0} av 5 stjärnor', '{0} von 5 Sternen'],
  '/ui/reviews': [
    (count: number) => (count === 1 ? '1 arvostelu' : `${count} arvostelua`),
    (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    (count: number) => (count === 1 ? '1 recension' : `${count} recensioner`),
    (count: number) => (count === 1 ? '1 Bewertung' : `${count} Bewertungen`),
  ],
});
