import { defineTexts } from '../../core/i18n/texts';

export const texts = defineTexts({
  '/calculator/heading': [
    'Annoslaskuri',
    'Portion calculator',
    'Portionsräknare',
    'Portionsrechner',
  ],
  '/calculator/portions': [
    'Annosten määrä',
    'Number of portions',
    'Antal portioner',
    'Anzahl der Portionen',
  ],
  '/calculator/size': [
    (unit: string) => `Annoskoko${unit && ` (${unit})`}`,
    (unit: string) => `Portion size${unit && ` (${unit})`}`,
    (unit: string) => `Portionsstorlek${unit && ` (${unit})`}`,
    (unit: string) => `Portionsgröße${unit && ` (${unit})`}`,
  ],
  '/calculator/less': ['Vähennä: {0}', 'Decrease: {0}', 'Minska: {0}', 'Verringern: {0}'],
  '/calculator/more': ['Lisää: {0}', 'Increase: {0}', 'Öka: {0}', 'Erhöhen: {0}'],
  '/calculator/between': [
    'Anna luku väliltä {0}–{1}. Määrät ovat ennallaan.',
    'Enter a number from {0} to {1}. The amounts are unchanged.',
    'Ange ett tal mellan {0} och {1}. Mängderna är kvar.',
    'Geben Sie eine Zahl von {0} bis {1} ein. Die Mengen bleiben unverändert.',
  ],
  '/calculator/above-zero': [
    'Anna nollaa suurempi luku. Määrät ovat ennallaan.',
    'Enter a number above zero. The amounts are unchanged.',
    'Ange ett tal större än noll. Mängderna är kvar.',
    'Geben Sie eine Zahl über null ein. Die Mengen bleiben unverändert.',
  ],
  '/calculator/total': ['Valmista yhteensä', 'Total yield', 'Färdig mängd', 'Gesamtmenge'],
  '/calculator/sums': [
    'Määrät laskettu. {0}',
    'Amounts calculated. {0}',
    'Mängderna är uträknade. {0}',
    'Mengen berechnet. {0}',
  ],
  '/calculator/reset': [
    'Palauta alkuperäiset määrät',
    'Restore the original amounts',
    'Återställ mängderna',
    'Ursprüngliche Mengen wiederherstellen',
  ],
  '/calculator/print': [
    'Tulosta resepti',
    'Print the recipe',
    'Skriv ut receptet',
    'Rezept drucken',
  ],
  '/calculator/steps': ['Valmistus', 'Method', 'Gör så här', 'Zubereitung'],
  '/calculator/step': ['Vaihe {0}', 'Step {0}', 'Steg {0}', 'Schritt {0}'],
  '/calculator/ingredients': [
    'Ainekset: {0}',
    'Ingredients: {0}',
    'Ingredienser: {0}',
    'Zutaten: {0}',
  ],
  '/calculator/ingredient': ['Aines', 'Ingredient', 'Ingrediens', 'Zutat'],
  '/calculator/nutrients': ['Ravintosisältö', 'Nutrition', 'Näringsvärde', 'Nährwerte'],
  '/calculator/nutrient': ['Ravintoaine', 'Nutrient', 'Näringsämne', 'Nährstoff'],
  '/calculator/amount': ['Määrä', 'Amount', 'Mängd', 'Menge'],
  '/calculator/unit': ['Yksikkö', 'Unit', 'Enhet', 'Einheit'],
});
