import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/recipe-search/label': {
    fi: 'Löydä resepti nimellä tai raaka-aineella',
    en: 'Find a recipe by name or ingredient',
    se: 'Hitta recept efter namn eller råvara',
    de: 'Rezepte nach Name oder Zutat finden',
  },
  '/recipe-search/count': {
    fi: (count: number) => (count === 1 ? '1 resepti' : `${count} reseptiä`),
    en: (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`),
    se: (count: number) => `${count} recept`,
    de: (count: number) => (count === 1 ? '1 Rezept' : `${count} Rezepte`),
  },
  '/recipe-search/tags': {
    fi: 'Reseptien suodattimet',
    en: 'Recipe filters',
    se: 'Receptfilter',
    de: 'Rezeptfilter',
  },
  '/recipe-search/all': {
    fi: 'Katso kaikki reseptit',
    en: 'See all recipes',
    se: 'Visa alla recept',
    de: 'Alle Rezepte anzeigen',
  },
});
