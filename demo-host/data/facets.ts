import type { FacetCategory, FacetTag, ProductGroup } from './types';

/** Dietary tags of products: the answer of the custom facet call [SRCH-24]. */
export const dietaryTags: readonly FacetTag[] = [
  { id: 101, name: { fi: 'Laktoositon', en: 'Lactose-free', se: 'Laktosfri', de: 'Laktosefrei' } },
  { id: 102, name: { fi: 'Gluteeniton', en: 'Gluten-free', se: 'Glutenfri', de: 'Glutenfrei' } },
  { id: 103, name: { fi: 'Maidoton', en: 'Dairy-free', se: 'Mjölkfri', de: 'Milchfrei' } },
  {
    id: 104,
    name: { fi: 'Vähäsuolainen', en: 'Low in salt', se: 'Låg salthalt', de: 'Salzarm' },
  },
  { id: 105, name: { fi: 'Kotimainen', en: 'Finnish meat', se: 'Inhemsk', de: 'Aus Finnland' } },
  { id: 106, name: { fi: 'Uutuus', en: 'New', se: 'Nyhet', de: 'Neu' } },
  {
    id: 107,
    name: { fi: 'Runsasproteiininen', en: 'High in protein', se: 'Proteinrik', de: 'Proteinreich' },
  },
  { id: 108, name: { fi: 'Kananmunaton', en: 'Egg-free', se: 'Äggfri', de: 'Ohne Ei' } },
];

/** What a product or dish is made of. */
export const ingredientTags: readonly FacetTag[] = [
  { id: 201, name: { fi: 'Kana', en: 'Chicken', se: 'Kyckling', de: 'Hähnchen' } },
  { id: 202, name: { fi: 'Porsas', en: 'Pork', se: 'Gris', de: 'Schwein' } },
  { id: 203, name: { fi: 'Nauta', en: 'Beef', se: 'Nöt', de: 'Rind' } },
  { id: 204, name: { fi: 'Kalkkuna', en: 'Turkey', se: 'Kalkon', de: 'Pute' } },
  { id: 205, name: { fi: 'Kasvis', en: 'Vegetarian', se: 'Vegetariskt', de: 'Vegetarisch' } },
];

/** Retail product groups; ids 1 to 9. */
export const retailGroups: readonly ProductGroup[] = [
  { id: 1, name: { fi: 'Makkarat ja nakit', en: 'Sausages', se: 'Korvar', de: 'Würste' } },
  { id: 2, name: { fi: 'Leikkeleet', en: 'Cold cuts', se: 'Pålägg', de: 'Aufschnitt' } },
  { id: 3, name: { fi: 'Kana', en: 'Chicken', se: 'Kyckling', de: 'Hähnchen' } },
  { id: 4, name: { fi: 'Liha', en: 'Meat', se: 'Kött', de: 'Fleisch' } },
  { id: 5, name: { fi: 'Valmisruoat', en: 'Ready meals', se: 'Färdigmat', de: 'Fertiggerichte' } },
  { id: 6, name: { fi: 'Grillituotteet', en: 'Barbecue', se: 'Grillat', de: 'Grillen' } },
  {
    id: 7,
    name: {
      fi: 'Salaatit ja levitteet',
      en: 'Salads and spreads',
      se: 'Sallader och bredbara',
      de: 'Salate und Aufstriche',
    },
  },
  {
    id: 8,
    name: {
      fi: 'Pizzat ja välipalat',
      en: 'Pizzas and snacks',
      se: 'Pizza och mellanmål',
      de: 'Pizza und Snacks',
    },
  },
];

/** Groups of the professional sites: the answer of the facet groups call [API-15]. */
export const professionalGroups: readonly ProductGroup[] = [
  { id: 21, name: { fi: 'Kana ja kalkkuna', en: 'Poultry', se: 'Fågel', de: 'Geflügel' } },
  { id: 22, name: { fi: 'Naudanliha', en: 'Beef', se: 'Nötkött', de: 'Rindfleisch' } },
  { id: 23, name: { fi: 'Porsaanliha', en: 'Pork', se: 'Griskött', de: 'Schweinefleisch' } },
  { id: 24, name: { fi: 'Makkarat', en: 'Sausages', se: 'Korv', de: 'Würste' } },
  { id: 25, name: { fi: 'Leikkeleet', en: 'Cold cuts', se: 'Pålägg', de: 'Aufschnitt' } },
  {
    id: 26,
    name: {
      fi: 'Ateriaratkaisut',
      en: 'Meal solutions',
      se: 'Måltidslösningar',
      de: 'Menülösungen',
    },
  },
  {
    id: 27,
    name: { fi: 'Pizzatäytteet', en: 'Pizza toppings', se: 'Pizzatillbehör', de: 'Pizzabelag' },
  },
  {
    id: 28,
    name: { fi: 'Kasvistuotteet', en: 'Plant-based', se: 'Växtbaserat', de: 'Pflanzlich' },
  },
];

/** Groups of the other brand sites and of export. */
export const brandGroups: readonly ProductGroup[] = [
  { id: 31, name: { fi: 'Makkarat', en: 'Sausages', se: 'Korv', de: 'Würste' } },
  { id: 32, name: { fi: 'Leikkeleet', en: 'Charcuterie', se: 'Chark', de: 'Aufschnitt' } },
  { id: 33, name: { fi: 'Hampurilaiset', en: 'Burgers', se: 'Hamburgare', de: 'Burger' } },
  { id: 34, name: { fi: 'Ateriat', en: 'Meals', se: 'Färdigrätter', de: 'Gerichte' } },
  { id: 35, name: { fi: 'Salaatit', en: 'Salads', se: 'Sallader', de: 'Salate' } },
  { id: 36, name: { fi: 'Pateet', en: 'Pâtés', se: 'Patéer', de: 'Pasteten' } },
  { id: 37, name: { fi: 'Kana', en: 'Chicken', se: 'Kyckling', de: 'Hähnchen' } },
  { id: 38, name: { fi: 'Porsas', en: 'Pork', se: 'Gris', de: 'Schwein' } },
  { id: 39, name: { fi: 'Nauta', en: 'Beef', se: 'Nöt', de: 'Rind' } },
];

export const productGroups = [...retailGroups, ...professionalGroups, ...brandGroups];

/** Packing of professional products, the second dropdown of their search. */
const packingTags: readonly FacetTag[] = [
  { id: 301, name: { fi: 'Tuore', en: 'Fresh', se: 'Färsk', de: 'Frisch' } },
  { id: 302, name: { fi: 'Pakaste', en: 'Frozen', se: 'Fryst', de: 'Tiefgekühlt' } },
  { id: 303, name: { fi: 'Kypsä', en: 'Cooked', se: 'Tillagad', de: 'Gegart' } },
];

export const ingredientCategory: FacetCategory = {
  id: 2,
  name: { fi: 'Raaka-aine', en: 'Ingredient', se: 'Råvara', de: 'Zutat' },
  tags: ingredientTags,
};

export const dietaryCategory: FacetCategory = {
  id: 1,
  name: { fi: 'Ruokavalio', en: 'Diet', se: 'Specialkost', de: 'Ernährung' },
  tags: dietaryTags,
};

/** Facet categories of the product searches, in the order of their dropdowns. */
export const productFacets: readonly FacetCategory[] = [dietaryCategory, ingredientCategory];

export const professionalFacets: readonly FacetCategory[] = [
  dietaryCategory,
  ingredientCategory,
  {
    id: 3,
    name: { fi: 'Säilytys', en: 'Storage', se: 'Förvaring', de: 'Lagerung' },
    tags: packingTags,
  },
];

/** Facet categories of the recipe search. */
export const recipeFacets: readonly FacetCategory[] = [
  { ...ingredientCategory, id: 11 },
  {
    id: 12,
    name: { fi: 'Ruokalaji', en: 'Dish', se: 'Rätt', de: 'Gericht' },
    tags: [
      { id: 401, name: { fi: 'Keitot', en: 'Soups', se: 'Soppor', de: 'Suppen' } },
      { id: 402, name: { fi: 'Salaatit', en: 'Salads', se: 'Sallader', de: 'Salate' } },
      { id: 403, name: { fi: 'Pastat', en: 'Pasta', se: 'Pasta', de: 'Pasta' } },
      {
        id: 404,
        name: { fi: 'Uuniruoat', en: 'Oven dishes', se: 'Ugnsrätter', de: 'Ofengerichte' },
      },
      {
        id: 405,
        name: { fi: 'Pannuruoat', en: 'Pan dishes', se: 'Stekpanna', de: 'Pfannengerichte' },
      },
      { id: 406, name: { fi: 'Grilliruoat', en: 'Barbecue', se: 'Grill', de: 'Grillgerichte' } },
      { id: 407, name: { fi: 'Padat', en: 'Stews', se: 'Grytor', de: 'Eintöpfe' } },
      {
        id: 408,
        name: {
          fi: 'Leivät ja välipalat',
          en: 'Sandwiches',
          se: 'Smörgåsar',
          de: 'Brote und Snacks',
        },
      },
    ],
  },
  {
    id: 13,
    name: { fi: 'Valmistusaika', en: 'Time', se: 'Tid', de: 'Zeit' },
    tags: [
      {
        id: 411,
        name: { fi: 'Alle 30 min', en: 'Under 30 min', se: 'Under 30 min', de: 'Unter 30 min' },
      },
      { id: 412, name: { fi: '30–60 min', en: '30–60 min', se: '30–60 min', de: '30–60 min' } },
      {
        id: 413,
        name: { fi: 'Yli tunti', en: 'Over an hour', se: 'Över en timme', de: 'Über eine Stunde' },
      },
    ],
  },
  {
    id: 14,
    name: { fi: 'Sesonki', en: 'Season', se: 'Säsong', de: 'Saison' },
    tags: [
      { id: 421, name: { fi: 'Arki', en: 'Weekday', se: 'Vardag', de: 'Alltag' } },
      { id: 422, name: { fi: 'Juhla', en: 'Feast', se: 'Fest', de: 'Festlich' } },
      { id: 423, name: { fi: 'Joulu', en: 'Christmas', se: 'Jul', de: 'Weihnachten' } },
      { id: 424, name: { fi: 'Kesä', en: 'Summer', se: 'Sommar', de: 'Sommer' } },
    ],
  },
];

/** All recipe tags in a list. */
export const recipeTags: readonly FacetTag[] = recipeFacets.flatMap(({ tags }) => tags);

const weekday = [411, 403, 404, 401, 205];
const poultry = [411, 402, 404, 406, 407];
const sandwiches = [408, 402, 411, 424];
const delicatessen = [408, 403, 422, 423, 424];

/** The tags an editor chose for a recipe search block, by its id. */
const recipeBlocks: Readonly<Record<string, readonly number[]>> = {
  40: weekday,
  41: weekday,
  340: poultry,
  341: poultry,
  640: [401, 404, 407, 405, 205, 422],
  740: [401, 404, 407, 405, 205, 422],
  1040: delicatessen,
  1140: [406, 405, 404, 411, 424],
  1240: sandwiches,
  1440: [402, 408, 422, 423, 424],
  1540: delicatessen,
  5501: [201, 205, 411, 404, 401, 406],
};

/** The tags of a recipe search block, all of them for an unknown one [API-17]. */
export function recipeTagsOf(blockId: string): readonly FacetTag[] {
  const chosen = recipeBlocks[blockId];
  return chosen
    ? chosen.flatMap((id) => recipeTags.find((tag) => tag.id === id) ?? [])
    : recipeTags;
}
