import { defineTexts } from '../../core/i18n/texts';

const one = (fi: string, en: string, se: string, de: string) => ({ fi, en, se, de });

export const texts = defineTexts({
  '/calculator/heading': one(
    'Annoslaskuri',
    'Portion calculator',
    'Portionsräknare',
    'Portionsrechner',
  ),
  '/calculator/portions': one(
    'Annosten määrä',
    'Number of portions',
    'Antal portioner',
    'Anzahl der Portionen',
  ),
  '/calculator/size': {
    fi: (unit: string) => `Annoskoko${unit && ` (${unit})`}`,
    en: (unit: string) => `Portion size${unit && ` (${unit})`}`,
    se: (unit: string) => `Portionsstorlek${unit && ` (${unit})`}`,
    de: (unit: string) => `Portionsgröße${unit && ` (${unit})`}`,
  },
  '/calculator/less': {
    fi: (what: string) => `Vähennä: ${what}`,
    en: (what: string) => `Decrease: ${what}`,
    se: (what: string) => `Minska: ${what}`,
    de: (what: string) => `Verringern: ${what}`,
  },
  '/calculator/more': {
    fi: (what: string) => `Lisää: ${what}`,
    en: (what: string) => `Increase: ${what}`,
    se: (what: string) => `Öka: ${what}`,
    de: (what: string) => `Erhöhen: ${what}`,
  },
  '/calculator/between': {
    fi: (min: number, max: number) => `Anna luku väliltä ${min}–${max}. Määrät ovat ennallaan.`,
    en: (min: number, max: number) =>
      `Enter a number from ${min} to ${max}. The amounts are unchanged.`,
    se: (min: number, max: number) => `Ange ett tal mellan ${min} och ${max}. Mängderna är kvar.`,
    de: (min: number, max: number) =>
      `Geben Sie eine Zahl von ${min} bis ${max} ein. Die Mengen bleiben unverändert.`,
  },
  '/calculator/above-zero': one(
    'Anna nollaa suurempi luku. Määrät ovat ennallaan.',
    'Enter a number above zero. The amounts are unchanged.',
    'Ange ett tal större än noll. Mängderna är kvar.',
    'Geben Sie eine Zahl über null ein. Die Mengen bleiben unverändert.',
  ),
  '/calculator/total': one('Valmista yhteensä', 'Total yield', 'Färdig mängd', 'Gesamtmenge'),
  '/calculator/sums': {
    fi: (parts: string) => `Määrät laskettu. ${parts}`,
    en: (parts: string) => `Amounts calculated. ${parts}`,
    se: (parts: string) => `Mängderna är uträknade. ${parts}`,
    de: (parts: string) => `Mengen berechnet. ${parts}`,
  },
  '/calculator/reset': one(
    'Palauta alkuperäiset määrät',
    'Restore the original amounts',
    'Återställ mängderna',
    'Ursprüngliche Mengen wiederherstellen',
  ),
  '/calculator/print': one(
    'Tulosta resepti',
    'Print the recipe',
    'Skriv ut receptet',
    'Rezept drucken',
  ),
  '/calculator/steps': one('Valmistus', 'Method', 'Gör så här', 'Zubereitung'),
  '/calculator/step': {
    fi: (number: number) => `Vaihe ${number}`,
    en: (number: number) => `Step ${number}`,
    se: (number: number) => `Steg ${number}`,
    de: (number: number) => `Schritt ${number}`,
  },
  '/calculator/ingredients': {
    fi: (step: string) => `Ainekset: ${step}`,
    en: (step: string) => `Ingredients: ${step}`,
    se: (step: string) => `Ingredienser: ${step}`,
    de: (step: string) => `Zutaten: ${step}`,
  },
  '/calculator/ingredient': one('Aines', 'Ingredient', 'Ingrediens', 'Zutat'),
  '/calculator/nutrients': one('Ravintosisältö', 'Nutrition', 'Näringsvärde', 'Nährwerte'),
  '/calculator/nutrient': one('Ravintoaine', 'Nutrient', 'Näringsämne', 'Nährstoff'),
  '/calculator/amount': one('Määrä', 'Amount', 'Mängd', 'Menge'),
  '/calculator/unit': one('Yksikkö', 'Unit', 'Enhet', 'Einheit'),
});
