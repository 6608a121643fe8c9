import type { Logo } from '../src/core/page/brand';
import { BrandCards } from './kit/brand-cards';
import { ColorTable, ContrastTable } from './kit/color-pages';
import { KitPage } from './kit/kit-page';
import { ShapeSpecimen } from './kit/shape-specimen';
import { shownLogos } from './kit/shown-values';
import { TypeSpecimen } from './kit/type-specimen';

/** The tokens of all brands side by side; of one, if the toolbar names it. */
export default { title: 'Design/Tokens', tags: ['!autodocs'] };

interface Context {
  readonly globals: { readonly brand?: Logo | '' };
}
const chosen = ({ globals }: Context) => shownLogos(globals.brand);

export const Colours = {
  // Each pair is computed, here and in the unit tests; axe would measure a thousand samples.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: (_: object, context: Context) => (
    <KitPage
      title="Colours"
      lead="Every colour of every brand. “Its own” is written in the brand’s file, “follows” is mixed from other colours and comes along when they change. Choose a brand in the toolbar to see it alone."
    >
      <ColorTable logos={chosen(context)} />
      <ContrastTable logos={chosen(context)} />
    </KitPage>
  ),
};

export const Type = {
  render: (_: object, context: Context) => (
    <KitPage
      title="Type"
      lead="Fonts and scale of every brand, at the size they have on a page. Sizes count from the reader’s own font size; px are those at 16."
    >
      <BrandCards logos={chosen(context)} least={340}>
        {(logo) => <TypeSpecimen logo={logo} />}
      </BrandCards>
    </KitPage>
  ),
};

export const SpaceAndShape = {
  name: 'Space and shape',
  render: (_: object, context: Context) => (
    <KitPage
      title="Space and shape"
      lead="Steps between things, corners, lines and shadows of every brand, drawn with its own tokens."
    >
      <BrandCards logos={chosen(context)} least={340}>
        {(logo) => <ShapeSpecimen logo={logo} />}
      </BrandCards>
    </KitPage>
  ),
};
