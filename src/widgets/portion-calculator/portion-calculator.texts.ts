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
  '/calculator/less': [
    (what: string) => `Vähennä: ${what}`,
    (what: string) => `Decrease: ${what}`,
    (what: string) => `Minska: ${what}`,
    (what: string) => `Verringern: ${what}`,
  ],
  '/calculator/more': [
    (what: string) => `Lisää: ${what}`,
    (what: string) => `Increase: ${what}`,
    (what: string) => `Öka: ${what}`,
    (what: string) => `Erhöhen: ${what}`,
  ],
  '/calculator/between': [
    (min: number, max: number) => `Anna luku väliltä ${min}–${max}. Määrät ovat ennallaan.`,
    (min: number, max: number) =>
      `Enter a number from ${min} to ${max}. The amounts are unchanged.`,
    (min: number, max: number) => `Ange ett tal mellan ${min} och ${max}. Mängderna är kvar.`,
    (min: number, max: number) =>
      `Geben Sie eine Zahl von ${min} bis ${max} ein. Die Mengen bleiben unverändert.`,
  ],
  '/calculator/above-zero': [
    'Anna nollaa suurempi luku. Määrät ovat ennallaan.',
    'Enter a number above zero. The amounts are unchanged.',
    'Ange ett tal större än noll. Mängderna är kvar.',
    'Geben Sie eine Zahl über null ein. Die Mengen bleiben unverändert.',
  ],
  '/calculator/total': ['Valmista yhteensä', 'Total yield', 'Färdig mängd', 'Gesamtmenge'],
  '/calculator/sums': [
    (parts: string) => `Määrät laskettu. ${parts}`,
    (parts: string) => `Amounts calculated. ${parts}`,
    (parts: string) => `Mängderna är uträknade. ${parts}`,
    (parts: string) => `Mengen berechnet. ${parts}`,
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
  '/calculator/step': [
    (number: number) => `Vaihe ${number}`,
    (number: number) => `Step ${number}`,
    (number: number) => `Steg ${number}`,
    (number: number) => `Schritt ${number}`,
  ],
  '/calculator/ingredients': [
    (step: string) => `Ainekset: ${step}`,
    (step: string) => `Ingredients: ${step}`,
    (step: string) => `Ingredienser: ${step}`,
    (step: string) => `Zutaten: ${step}`,
  ],
  '/calculator/ingredient': ['Aines', 'Ingredient', 'Ingrediens', 'Zutat'],
  '/calculator/nutrients': ['Ravintosisältö', 'Nutrition', 'Näringsvärde', 'Nährwerte'],
  '/calculator/nutrient': ['Ravintoaine', 'Nutrient', 'Näringsämne', 'Nährstoff'],
  '/calculator/amount': ['Määrä', 'Amount', 'Mängd', 'Menge'],
  '/calculator/unit': ['Yksikkö', 'Unit', 'Enhet', 'Einheit'],
});
