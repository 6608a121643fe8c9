import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './page-navigation.contract';

const places = ['Tilaaminen', 'Toimitus', 'Maksaminen', 'Palautukset', 'Allergeenit', 'Pakkaukset'];
const items = places.map((label) => ({ label, link: `#${label.toLowerCase()}` }));

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Places of the page.',
    attributes: { heading: 'Tällä sivulla', items },
    fallback: '<p><a href="#tilaaminen">Tilaaminen</a> <a href="#toimitus">Toimitus</a></p>',
  },
  pages: {
    title: 'Pages that belong together.',
    attributes: {
      items: [
        { label: 'Strategia', link: '/konserni/strategia' },
        { label: 'Johto', link: '/konserni/johto' },
        { label: 'Historia', link: '/konserni/historia' },
      ],
    },
  },
  current: {
    title: 'The place of the page’s hash is marked.',
    attributes: { items },
    hash: '#toimitus',
  },
  longestText: {
    title: 'The longest words, and an address that is not followed.',
    state: true,
    attributes: {
      items: [
        {
          label: 'Lebensmittelkennzeichnungsverordnungsdurchführungsbestimmungen',
          link: '#kennzeichnung',
        },
        { label: 'Ei linkki', link: 'javascript:alert(1)' },
      ],
    },
  },
  empty: { title: 'No links: nothing is shown.', state: true },
};
