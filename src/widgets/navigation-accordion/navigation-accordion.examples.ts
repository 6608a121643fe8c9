import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './navigation-accordion.contract';

const section = (label: string, link: string, links: readonly string[], expanded = false) => ({
  label,
  link,
  expanded,
  children: links.map((one) => ({ label: one, link: `/tuotteet/${one.toLowerCase()}` })),
});

const sausages = ['Nakit', 'Grillimakkarat', 'Lenkkimakkarat'];
const items = [
  section('Makkarat ja nakit', '/tuotteet/makkarat-ja-nakit', sausages, true),
  section('Kana', '/tuotteet/kana', ['Fileet', 'Suikaleet', 'Koivet']),
  section('Uutuudet', '/tuotteet/uutuudet', []),
  section('Ruokavaliot', '', ['Gluteenittomat', 'Laktoosittomat']),
];

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Sections with links, one open, one without children, one without a link.',
    attributes: { heading: 'Tuotteet', items },
  },
  withoutHeading: { title: 'Without a heading.', attributes: { items } },
  manyLinks: {
    title: 'More links than 900 px hold: the panel scrolls.',
    state: true,
    attributes: {
      items: [
        {
          label: 'Kaikki reseptit',
          link: '/reseptit',
          expanded: true,
          children: Array.from({ length: 40 }, (_, index) => ({
            label: `Resepti ${index + 1}`,
            link: `/reseptit/${index + 1}`,
          })),
        },
      ],
    },
  },
  longestText: {
    title: 'The longest words, and addresses that are not followed.',
    state: true,
    attributes: {
      items: [
        {
          label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          link: 'javascript:alert(1)',
          expanded: true,
          children: [
            {
              label: 'Lebensmittelkennzeichnungsverordnungsdurchführungsbestimmungen',
              link: 'javascript:alert(1)',
            },
          ],
        },
      ],
    },
  },
  empty: { title: 'No sections: nothing is shown.', state: true },
};
