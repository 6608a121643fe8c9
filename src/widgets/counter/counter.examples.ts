import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './counter.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'A year with its label.', attributes: { value: 1903, label: 'Perustettu' } },
  large: { title: 'A large number.', attributes: { value: 1250000, label: 'Ateriaa päivässä' } },
  decimal: {
    title: 'A decimal number without a label.',
    attributes: { value: 98.5 },
  },
  zero: { title: 'Nothing to count.', state: true, attributes: { label: 'Tapaturmaa' } },
  longestText: {
    title: 'A large number with a long word.',
    state: true,
    attributes: { value: 1234567890, label: 'Lihavalmistetuotantolinjakapasiteetti' },
  },
};
