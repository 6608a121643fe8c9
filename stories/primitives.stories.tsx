import type { ComponentType } from 'react';
import type { Logo } from '../src/core/page/brand';
import { KitPage } from './kit/kit-page';
import { Actions, Inputs, Signs } from './kit/primitives-page';

/** The parts of the widgets, in every state, in the brand and language of the toolbar. */
export default {
  title: 'Design/Primitives',
  tags: ['!autodocs'],
  // The same control is there in each of its states.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

interface Context {
  readonly globals: { readonly brand?: Logo | ''; readonly language?: string };
}

const page = (
  title: string,
  lead: string,
  Rows: ComponentType<{ logo: Logo; language: string }>,
) => ({
  render: (_: object, { globals: { brand, language } }: Context) => (
    <KitPage title={title} lead={`${lead} Choose brand and language in the toolbar.`}>
      <Rows key={`${brand} ${language}`} logo={brand || 'atriafi'} language={language || 'fi'} />
    </KitPage>
  ),
});

export const ForActions = {
  name: 'Buttons and links',
  ...page('Buttons and links', 'What is pressed, as it is and as a hand makes it.', Actions),
};

export const ForInput = {
  name: 'Fields and choices',
  ...page(
    'Fields and choices',
    'What is filled in or chosen, as it is and as a hand makes it.',
    Inputs,
  ),
};

export const ForSigns = {
  name: 'Messages, marks and icons',
  ...page('Messages, marks and icons', 'What tells something.', Signs),
};
