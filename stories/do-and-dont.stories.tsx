import type { Logo } from '../src/core/page/brand';
import { DoAndDontPage } from './kit/do-and-dont-page';

/** Short rules with examples. */
export default { title: 'Design/Do and don’t', tags: ['!autodocs'] };

interface Context {
  readonly globals: { readonly brand?: Logo | '' };
}

export const DoAndDont = {
  name: 'Do and don’t',
  // It shows too little contrast on purpose, and the same widget twice.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'color-contrast', enabled: false },
          { id: 'heading-order', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  render: (_: object, { globals: { brand } }: Context) => (
    <DoAndDontPage key={brand} logo={brand || 'atriafi'} />
  ),
};
