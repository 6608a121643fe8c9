import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './school-header.contract';

const heading = 'Ruokaa oppimassa';
const text =
  'Maksutonta materiaalia kotitalouden ja ympäristöopin tunneille: julisteita, tehtäviä, videoita ja reseptejä koko luokalle.';
const image = '/pictures/school-ruokaa-oppimassa.svg';
const links = [
  { label: 'Tilaa materiaalit', link: '/yhteystiedot' },
  { label: 'Reseptit luokkaan', link: '/reseptit' },
];
const long = 'Kotitalousopetuksen ruokakasvatusmateriaalikokonaisuus';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'As an editor would place it.',
    attributes: { heading, text, image, links },
    fallback: `<h1>${heading}</h1>\n<p>${text}</p>`,
  },
  withoutPicture: {
    title: 'Without a picture, with a text of two lines.',
    attributes: {
      heading,
      text: 'Viisi oppituntia yläkouluun.\nMukana opettajan opas.',
      links: links.slice(0, 1),
    },
  },
  headingOnly: { title: 'Only the heading.', state: true, attributes: { heading } },
  badLinks: {
    title: 'A link that leads nowhere is left out.',
    state: true,
    attributes: { heading, links: [{ label: 'Vaara', link: 'javascript:alert(1)' }, ...links] },
  },
  empty: { title: 'Without a heading: nothing is shown.', state: true, attributes: { text } },
  longestTexts: {
    title: 'With the longest texts.',
    state: true,
    attributes: {
      heading: `${long}: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz`,
      text: `${text} ${long} ${text} ${text}`,
      image,
      links: links.map(({ link }) => ({ label: `${long} ja tilaaminen`, link })),
    },
  },
};
