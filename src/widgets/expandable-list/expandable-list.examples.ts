import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './expandable-list.contract';

const facts = [
  ['Alkuperä', 'Liha tulee suomalaisilta perhetiloilta, ja tilan nimi on pakkauksessa.'],
  ['Gluteeni', 'Suurin osa makkaroista ja leikkeleistä on gluteenittomia.'],
  ['Pakastaminen', 'Useimmat tuotteet voi pakastaa omassa pakkauksessaan.'],
  ['Suojakaasu', 'Suojakaasu on ilman omia kaasuja eri suhteessa.'],
  ['Pakkaus', 'Muovirasia ja kalvo kuuluvat muovinkeräykseen.'],
  ['Suola', 'Vähäsuolaiset tuotteet tunnistat Sydänmerkistä.'],
] as const;

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [heading, content] = facts[index % facts.length] ?? facts[0];
    const round = Math.floor(index / facts.length);
    return { heading: round ? `${heading} ${round + 1}` : heading, content, fullWidth: false };
  });

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Nine of sixteen items, and a button for five more.',
    attributes: { heading: 'Hyvä tietää', items: items(16) },
  },
  fullWidth: {
    title: 'An item across the whole row, with HTML.',
    attributes: {
      items: items(7).map((item, index) =>
        index === 3
          ? {
              heading: 'Tuotteessa oli virhe, mitä teen?',
              content:
                '<p>Ota talteen <strong>pakkaus ja erämerkintä</strong>, ja lähetä meille <a href="/yhteystiedot/palaute">palaute</a>.</p>',
              fullWidth: true,
            }
          : item,
      ),
    },
  },
  own: {
    title: 'The items are elements between the tags.',
    fallback: `<div><h3>Alkuperä</h3><p>Perhetilan nimi on pakkauksessa.</p></div>
  <div><h3>Suola</h3><p>Vähäsuolaiset tuotteet tunnistat Sydänmerkistä.</p></div>
  <div data-full-width><h3>Allergeenit</h3><p>Allergeenit on lihavoitu tuoteselosteessa.</p></div>`,
  },
  nine: { title: 'Nine items have no button.', state: true, attributes: { items: items(9) } },
  longestText: {
    title: 'The longest words.',
    state: true,
    attributes: {
      items: [
        {
          heading: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          content: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzentwurf',
          fullWidth: false,
        },
      ],
    },
  },
  empty: { title: 'Nothing given: nothing is shown.', state: true },
};
