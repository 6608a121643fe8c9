import type { ExamplesOf } from '../../catalogue/examples';
import { buyStates } from '../../catalogue/states';
import type { CarouselCard, contract } from './card-carousel.contract';

type Given = Partial<CarouselCard>;
const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-');
const card = (header: string, kind: string, given: Given = {}): Given => ({
  header,
  image: [`/pictures/${kind}-${slug(header)}.svg`],
  link: `/${slug(header)}`,
  ...given,
});

const campaigns = [
  card('Kesän grillikilpailu', 'grill', { ctaButton: 'Osallistu' }),
  card('Joulupöydän klassikot', 'table', { ctaButton: 'Katso reseptit' }),
  card('Perheen paras arkiruoka', 'family', { ctaButton: 'Äänestä' }),
  card('Tapaa tuottajat', 'farm', { ctaButton: 'Lue lisää' }),
  card('Retkieväät reppuun', 'sport', { ctaButton: 'Poimi vinkit' }),
  card('Kokkaa lasten kanssa', 'kitchen', { ctaButton: 'Aloita tästä' }),
];

const recipe = (header: string, kind: string, totalTime: number, likeCount: number) =>
  card(header, kind, { totalTime, likeCount, link: `/reseptit/${slug(header)}` });
const recipes = [
  recipe('Jauhelihakeitto', 'dish-soup', 45, 312),
  recipe('Kermainen kanapasta', 'dish-pasta', 30, 1204),
  recipe('Uunimakkara juustolla', 'dish-sausage', 40, 87),
  recipe('Lihapullat ja perunamuusi', 'dish-meatballs', 60, 940),
  recipe('Broilerisalaatti', 'dish-salad', 20, 154),
  recipe('Possupata', 'dish-stew', 150, 266),
  recipe('Grillattu ulkofilee', 'dish-steak', 35, 421),
  recipe('Kanacurry', 'dish-curry', 35, 533),
];

const product = (code: string, title: string, kind: string, price: string, discount = 0) =>
  card(title, kind, {
    code,
    price,
    svhPrice: discount ? '32,90' : '',
    pricePerKilo: '31,07',
    discountPercentage: discount,
    link: `/tuotteet/${slug(title)}`,
  });
const products = [
  product('LK4103', 'Naudan ulkofileepihvi 2 kpl', 'cut-steak', '18,90'),
  product('LK4102', 'Naudan entrecôte luuton', 'cut-steak', '27,96', 15),
  product('LK4114', 'Iberico secreto', 'cut-pork', '27,90'),
  product('LK4106', 'Rib eye tomahawk', 'cut-steak', '54,90'),
  product('LK4121', 'Broilerin paistileike', 'cut-chicken', '9,90'),
];

const coded = (header: string, kind: string): Given =>
  card(header, kind, { productCode: '4512', valoCode: '600123', gtinCode: '6407870012345' });
const codedProducts = [
  coded('Kypsä naudan jauheliha 3 kg', 'pack-mince'),
  coded('Broilerin fileesuikale 2,5 kg', 'pack-chicken'),
  coded('Grillimakkara 5 kg', 'pack-sausage'),
  coded('Pekonisuikale 1 kg', 'pack-bacon'),
  coded('Lihapullat 4 kg', 'pack-meatballs'),
];

const release = (header: string, publishDate: string, cisionTextType: string) =>
  card(header, 'report', { publishDate, cisionTextType });
const releases = [
  release('Atrian osavuosikatsaus: kannattavuus parani', '2026-10-22', 'Pörssitiedote'),
  release('Uusi siipikarjatehdas Nurmoon käynnistyi', '2026-09-14', 'Lehdistötiedote'),
  release('Hiilijalanjälki laskettu koko ketjusta', '2026-08-31', 'Lehdistötiedote'),
  release('Muutoksia johtoryhmässä', '2026-06-02', 'Pörssitiedote'),
  release('Vuosikertomus on julkaistu', '2026-03-11', 'Vuosikertomus'),
];

const longBody =
  'Perjantain grillivinkki 🔥 Anna pihvin lämmetä huoneenlämmössä ennen paistamista, paista kuumalla molemmin puolin ja lepuuta folion alla viisi minuuttia. Näin siitä tulee mehevä joka kerta.';
const post = (header: string, kind: string, given: Given): Given =>
  card(header, kind, {
    link: 'https://www.instagram.com/p/atria',
    socialMedia: 'instagram',
    socialMediaProfileUrl: 'https://www.instagram.com/atriasuomi',
    socialMediaProfilePictureUrl: '/pictures/people-somettaja.svg',
    ...given,
  });
const posts = [
  post('Mehevin pihvi', 'dish-steak', {
    body: longBody,
    likeCount: 1204,
    commentCount: 87,
    socialMediaDaysSincePosted: 0,
  }),
  post('Tilalta pöytään', 'farm', {
    body: 'Lähdimme mukaan maatilan aamuun.',
    image: ['/videos/tilalta-poytaan.webm'],
    socialMediaMediaType: 'VIDEO',
    socialMediaPosterUrl: '/pictures/farm-aamu.svg',
    socialMedia: 'youtube',
    likeCount: 96,
    commentCount: 4,
    socialMediaDaysSincePosted: 1,
  }),
  post('Arjen pelastus', 'dish-pasta', {
    body: 'Kanapasta 20 minuutissa. Resepti biossa!',
    likeCount: 412,
    commentCount: 31,
    socialMedia: 'tiktok',
    socialMediaDaysSincePosted: 4,
  }),
  post('Kiitos messuista', 'people', {
    body: 'Tapasimme teistä yli tuhat. Nähdään taas ensi vuonna!',
    likeCount: 58,
    commentCount: 2,
    socialMedia: 'linkedin',
    socialMediaDaysSincePosted: 12,
  }),
  post('Grillikausi', 'grill', {
    body: 'Kuka muu aloittaa jo maaliskuussa?',
    likeCount: 733,
    commentCount: 145,
    socialMedia: 'facebook',
    socialMediaDaysSincePosted: 30,
  }),
];

const { failing, loading } = buyStates('the card says that nothing was bought', {
  cardKind: 'shopProduct',
  cards: products.slice(0, 2),
});

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Campaigns.',
    attributes: { heading: 'Nyt ajankohtaista', cards: campaigns },
  },
  recipes: {
    title: 'Recipes.',
    attributes: { heading: 'Reseptit arkeen', cardKind: 'recipe', cards: recipes },
  },
  shopProducts: {
    title: 'Products of the meat shop, which can be bought.',
    brand: 'lihakauppa',
    attributes: { heading: 'Viikon valinnat', cardKind: 'shopProduct', cards: products },
  },
  socialMedia: {
    title: 'Posts; one has a long text and one a video.',
    attributes: { heading: 'Somessa nyt', cardKind: 'socialMedia', cards: posts },
  },
  pressReleases: {
    title: 'Press releases.',
    brand: 'atriacom',
    attributes: { heading: 'Tiedotteet', cardKind: 'pressRelease', cards: releases },
  },
  newsDesk: {
    title: 'News.',
    attributes: { heading: 'Uutiset', cardKind: 'newsDesk', cards: releases },
  },
  foodServiceProducts: {
    title: 'Products for professionals.',
    brand: 'ammattilaiset',
    attributes: { heading: 'Suurtalouteen', cardKind: 'foodServiceProduct', cards: codedProducts },
  },
  swedishProducts: {
    title: 'Swedish products.',
    brand: 'lithellsse',
    attributes: { heading: 'Nyheter', cardKind: 'swedishProduct', cards: codedProducts },
  },
  exportProducts: {
    title: 'Products for export.',
    brand: 'export',
    attributes: { heading: 'Range', cardKind: 'exportProduct', cards: codedProducts },
  },
  mixed: {
    title: 'Cards of several kinds: the type of a card goes before the kind of all.',
    attributes: {
      heading: 'Joulu on jo ovella',
      cards: [
        ...campaigns.slice(1, 2),
        { ...recipes[5], type: 'recipe' },
        { ...posts[0], type: 'socialMedia' },
        { ...releases[1], type: 'newsDesk' },
        { ...campaigns[3], type: 'headerImageSquare' },
        { ...products[1], type: 'shopProduct' },
      ],
    },
  },
  few: {
    title: 'Three cards have no arrows where they all fit.',
    attributes: { cards: campaigns.slice(0, 3) },
  },
  shopFails: failing,
  shopLoading: loading,
  empty: { title: 'No cards: nothing is shown.', state: true, attributes: { heading: 'Tyhjä' } },
  longestTexts: {
    title: 'Very long words, missing pictures and addresses that are none.',
    state: true,
    attributes: {
      heading: 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilaan eväät',
      cards: [
        card('Kolmivaihekilowattituntimittarinkorjaajanpata', 'dish-stew', { image: [] }),
        card('Kaikki kesän kampanjat, kilpailut ja arvonnat samalla sivulla', 'grill', {
          ctaButton: 'Tutustu kaikkiin kampanjoihimme',
          link: 'javascript:alert(1)',
        }),
        post('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'market', {
          type: 'socialMedia',
          body: `https://www.example.com/${'pitka'.repeat(40)} ${longBody}`,
          socialMedia: 'tuntematonpalvelu',
          likeCount: 1234567,
          commentCount: 123456,
          socialMediaDaysSincePosted: 3650,
        }),
        { ...codedProducts[0], type: 'tuntematon' },
        ...recipes,
      ],
    },
  },
};
