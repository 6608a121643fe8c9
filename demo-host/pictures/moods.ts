import type { Surface } from './backdrops';

/** What a brand's pictures look like: its packages' colours and the table its dishes stand on. */
export interface Mood {
  /** A part of the picture's name that tells the brand. */
  readonly match: RegExp;
  /** The name on its packages. */
  readonly wordmark: string;
  readonly main: string;
  readonly dark: string;
  readonly on: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Tint of the studio behind packages. */
  readonly studio: string;
  readonly serif?: boolean;
  readonly surfaces: readonly Surface[];
}

const oak: Surface = {
  wall: ['#f3e4cc', '#dcbf97'],
  light: '#fff6e0',
  table: ['#b07a45', '#7c4c22'],
  grain: '#4d2a0e',
};
const linen: Surface = {
  wall: ['#f7ebdb', '#e9d0b4'],
  light: '#fffaf0',
  table: ['#c39a6b', '#94683b'],
  grain: '#5d3a18',
  cloth: ['#f6efe4', '#b5121b'],
};
const blueKitchen: Surface = {
  wall: ['#dfeaea', '#b4cbcb'],
  light: '#ffffff',
  table: ['#d9c3a4', '#a98659'],
  grain: '#6c4c27',
  cloth: ['#eef3f4', '#3c6585'],
};
const sage: Surface = {
  wall: ['#e6ecd9', '#b9c79c'],
  light: '#fffdee',
  table: ['#c9a877', '#96713f'],
  grain: '#5d421c',
};
const slate: Surface = {
  wall: ['#4b4542', '#282322'],
  light: '#e8b98a',
  table: ['#403936', '#1c1817'],
  grain: '#0b0908',
};
const cellar: Surface = {
  wall: ['#3b2a20', '#1b120d'],
  light: '#e2b465',
  table: ['#5e4028', '#2c1b0f'],
  grain: '#160b04',
};
const sunny: Surface = {
  wall: ['#fff4bd', '#ffd94f'],
  light: '#ffffff',
  table: ['#efe2bd', '#c5a866'],
  grain: '#8a6a26',
  cloth: ['#ffffff', '#17702f'],
};
const marble: Surface = {
  wall: ['#f3f3f1', '#d8dad6'],
  light: '#ffffff',
  table: ['#e9e8e4', '#bfbdb6'],
};
const diner: Surface = {
  wall: ['#ffd23f', '#f2a900'],
  light: '#fff6c9',
  table: ['#c81d25', '#7d0d13'],
};
const night: Surface = {
  wall: ['#2b2b2b', '#0f0f0f'],
  light: '#c8e04a',
  table: ['#3a3a38', '#131312'],
};

const atria: Mood = {
  match: /./,
  wordmark: 'ATRIA',
  main: '#b5121b',
  dark: '#7a070e',
  on: '#ffffff',
  accent: '#f8eedd',
  onAccent: '#5a1612',
  studio: '#efe6da',
  surfaces: [oak, linen, blueKitchen, sage],
};

/** The brands by a word of the picture's name; the last one is everybody's. */
export const moods: readonly Mood[] = [
  {
    ...atria,
    match: /wilhelm/,
    main: '#2b211b',
    dark: '#14100d',
    on: '#f3e2bf',
    accent: '#d2a24c',
    onAccent: '#2b1a08',
    studio: '#e9e0d3',
    surfaces: [cellar, oak],
  },
  {
    ...atria,
    match: /jyvabroiler|broileri/,
    wordmark: 'JYVÄBROILER',
    main: '#ffd52b',
    dark: '#e0ac00',
    on: '#14602a',
    accent: '#17702f',
    onAccent: '#fff8d6',
    studio: '#f5efd4',
    surfaces: [sunny],
  },
  {
    ...atria,
    match: /ridderheims/,
    wordmark: 'RIDDERHEIMS',
    main: '#15110a',
    dark: '#000000',
    on: '#f0d48a',
    accent: '#d9b659',
    onAccent: '#1a1408',
    studio: '#e6dfcf',
    serif: true,
    surfaces: [cellar],
  },
  {
    ...atria,
    match: /lithells/,
    wordmark: 'LITHELLS',
    main: '#7c1419',
    dark: '#4f0a0e',
    on: '#f6e7cb',
    accent: '#ead9b5',
    onAccent: '#4f0a0e',
    studio: '#ece2d0',
    surfaces: [oak],
  },
  {
    ...atria,
    match: /lonneberga/,
    wordmark: 'LÖNNEBERGA',
    main: '#27598c',
    dark: '#163a60',
    on: '#ffffff',
    accent: '#f4ead2',
    onAccent: '#163a60',
    studio: '#e3eaf0',
    serif: true,
    surfaces: [blueKitchen],
  },
  {
    ...atria,
    match: /sibylla/,
    wordmark: 'SIBYLLA',
    main: '#d7141a',
    dark: '#9c0a0f',
    on: '#ffd400',
    accent: '#ffd400',
    onAccent: '#9c0a0f',
    studio: '#fff1c2',
    surfaces: [diner],
  },
  {
    ...atria,
    match: /forsman/,
    wordmark: 'MESTARI FORSMAN',
    main: '#5b1526',
    dark: '#3a0b17',
    on: '#f3e3cd',
    accent: '#e4cfae',
    onAccent: '#3a0b17',
    studio: '#eadfce',
    serif: true,
    surfaces: [cellar, oak],
  },
  {
    ...atria,
    match: /gooh/,
    wordmark: 'GOOH!',
    main: '#161616',
    dark: '#000000',
    on: '#c6e034',
    accent: '#c6e034',
    onAccent: '#161616',
    studio: '#e8ebdd',
    surfaces: [night],
  },
  {
    ...atria,
    match: /delise/,
    wordmark: 'DELI',
    main: '#2f5d50',
    dark: '#1c3c33',
    on: '#fbf3e4',
    accent: '#f0c9a8',
    onAccent: '#1c3c33',
    studio: '#e9ede4',
    serif: true,
    surfaces: [sage, marble],
  },
  {
    ...atria,
    match: /perhetilan|lihakauppa-/,
    main: '#2f6b3c',
    dark: '#1d4626',
    accent: '#f8eedd',
    onAccent: '#1d4626',
  },
  atria,
];

/** The meat shop's counter: cuts on dark boards under a warm lamp. */
export const counterSurfaces: readonly Surface[] = [slate, cellar];

export const moodOf = (name: string): Mood => moods.find(({ match }) => match.test(name)) as Mood;
