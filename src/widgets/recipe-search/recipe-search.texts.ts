import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/recipe-search/label': [
    'Löydä resepti nimellä tai raaka-aineella',
    'Find a recipe by name or ingredient',
    'Hitta recept efter namn eller råvara',
    'Rezepte nach Name oder Zutat finden',
  ],
  '/recipe-search/count': [
    (count: number) => (count === 1 ? '1 resepti' : `${count} reseptiä`),
    (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`),
    (count: number) => `${count} recept`,
    (count: number) => (count === 1 ? '1 Rezept' : `${count} Rezepte`),
  ],
  '/recipe-search/tags': [
    'Reseptien suodattimet',
    'Recipe filters',
    'Receptfilter',
    'Rezeptfilter',
  ],
  '/recipe-search/all': [
    'Katso kaikki reseptit',
    'See all recipes',
    'Visa alla recept',
    'Alle Rezepte anzeigen',
  ],
});
