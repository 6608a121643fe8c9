import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './school-vote.contract';

const options = [
  {
    title: 'Lihapullat ja perunamuusi',
    text: 'Klassikko! Lihapullat ovat olleet kouluruokalan suosikki jo vuosikymmeniä.',
  },
  {
    title: 'Makaronilaatikko',
    text: 'Tuttu ja turvallinen. Ketsuppia päälle vai ilman?',
  },
  {
    title: 'Broilerikastike ja riisi',
    text: 'Kevyt ja maukas. Muista täyttää puolet lautasesta kasviksilla.',
  },
  {
    title: 'Kasvispyörykät',
    text: 'Hyvä valinta! Kerran viikossa kasvisruokaa tekee hyvää myös ilmastolle.',
  },
];
const long =
  'Kouluruokailusuositusten mukainen lounasateriakokonaisuus ja Rindfleischetikettierungsüberwachung';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A question with four options.',
    attributes: { heading: 'Mikä on paras kouluruoka?', options },
  },
  yesOrNo: {
    title: 'Two options without texts.',
    attributes: {
      heading: 'Söitkö tänään aamupalan?',
      options: [{ title: 'Kyllä' }, { title: 'En' }],
    },
  },
  counted: {
    title: 'The page counts the votes.',
    attributes: {
      heading: 'Söitkö tänään aamupalan?',
      options: [
        { title: 'Kyllä', votes: 412 },
        { title: 'En', votes: 103 },
      ],
    },
  },
  withoutHeading: {
    title: 'Without a question.',
    state: true,
    attributes: { options: options.slice(0, 2) },
  },
  empty: { title: 'No options: nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'With the longest texts.',
    state: true,
    attributes: { heading: long, options: options.map(({ text }) => ({ title: long, text })) },
  },
};
