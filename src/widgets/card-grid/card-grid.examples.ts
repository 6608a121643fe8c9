import { cardTypes } from '../../api/cards';
import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './card-grid.contract';

const dishes = [
  ['Jauhelihakeitto', 'dish-soup', 45, 312],
  ['Kermainen kanapasta', 'dish-pasta', 30, 1204],
  ['Uunimakkara juustolla', 'dish-sausage', 40, 87],
  ['Lihapullat ja perunamuusi', 'dish-meatballs', 60, 940],
  ['Broilerisalaatti', 'dish-salad', 20, 154],
  ['Possupata', 'dish-stew', 150, 266],
  ['Grillattu ulkofilee', 'dish-steak', 35, 421],
  ['Tortillavuoka', 'dish-casserole', 50, 178],
  ['Kanacurry', 'dish-curry', 35, 533],
  ['Pulled pork -hampurilaiset', 'dish-burger', 90, 702],
] as const;

const recipe = (index: number) => {
  const [header, kind, totalTime, likeCount] = dishes[index % dishes.length] ?? dishes[0];
  const name = header
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-');
  const link = `/reseptit/${name}`;
  const image = `/pictures/${kind}-${name}.svg`;
  return { type: 'recipeCard', header, image, link, totalTime, likeCount };
};
const recipes = (count: number) => Array.from({ length: count }, (_, index) => recipe(index));
const products = (count: number) =>
  recipes(count).map((card) => ({ ...card, type: 'headerImageSquare', ctaButton: 'Lue lisää' }));

/** One card of each type. */
const everyType = cardTypes.map((type, index) => ({
  ...recipe(index),
  type,
  ctaButton: type.startsWith('headerImage') ? 'Lue lisää' : '',
  cisionTextType: 'Lehdistötiedote',
  publishDate: '2026-11-05T08:00:00',
  productCode: '4512',
  valoCode: '600123',
  gtinCode: '6407870012345',
}));

const dropdownItems = [
  { id: 'laktoositon', label: 'Laktoositon' },
  { id: 'gluteeniton', label: 'Gluteeniton' },
  { id: 'tyhja', label: 'Ei kortteja' },
];

const filtered = { heading: 'Tuotteita', cards: products(4), dropdownItems };

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Recipes in four columns.',
    attributes: { heading: 'Reseptit arkeen', cards: recipes(8) },
  },
  expandable: {
    title: 'Two rows at first, more on demand.',
    attributes: { heading: 'Kaikki reseptit', cards: recipes(20), expandable: true },
  },
  filtered: {
    title: 'A dropdown asks the server for other cards.',
    attributes: {
      heading: 'Tuotteita ruokavalioon',
      cards: products(8),
      dropdownItems,
      dropdownLabel: 'Valitse ruokavalio',
    },
  },
  everyType: {
    title: 'The twelve card types.',
    attributes: { heading: 'Korttityypit', cards: everyType },
  },
  threeColumns: {
    title: 'Three columns with wide pictures.',
    attributes: {
      heading: 'Ajankohtaista',
      columns: 'three',
      cards: recipes(3).map((card) => ({
        ...card,
        type: 'headerImageWide',
        ctaButton: 'Lue lisää',
      })),
    },
  },
  twoColumns: {
    title: 'Two columns.',
    attributes: {
      columns: 'two',
      cards: recipes(2).map((card) => ({ ...card, type: 'headerImageTall' })),
    },
  },
  filterFails: {
    title: 'The filter call fails: the cards stay.',
    fault: 'cards:500',
    attributes: filtered,
  },
  empty: {
    title: 'No cards: the heading stands alone.',
    state: true,
    attributes: { heading: 'Tyhjä' },
  },
  longWords: {
    title: 'Very long words, a missing picture and a missing link.',
    state: true,
    attributes: {
      heading: 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilaan eväät',
      cards: [
        {
          header: 'Kolmivaihekilowattituntimittarinkorjaajanpata',
          image: '/pictures/none',
        },
        { ...recipe(1), link: 'javascript:alert(1)', image: '' },
        { ...recipe(2), type: 'unknownType' },
      ],
    },
  },
  filterLoading: {
    title: 'The filter call takes its time: the cards are dimmed meanwhile.',
    fault: 'cards:never',
    attributes: filtered,
  },
  filterEmpty: {
    title: 'The filter finds nothing: the cards stay.',
    fault: 'cards:empty',
    attributes: filtered,
  },
};
