import { useArgs } from 'storybook/preview-api';
import { AllBrandsPage, type Shown } from './kit/all-brands-page';

/** Not played: the frames are pages of Storybook, which only Storybook can serve. */
export default { title: 'Design/Widgets in all brands', tags: ['!autodocs', '!test'] };

interface Context {
  readonly globals: { readonly language?: string };
}

export const WidgetsInAllBrands = {
  name: 'Widgets in all brands',
  args: { widget: 'product-card', example: '', width: 375 },
  parameters: { controls: { disable: true } },
  render: (args: Shown, { globals }: Context) => {
    const [, change] = useArgs<Shown & Record<string, unknown>>();
    return <AllBrandsPage {...args} language={globals.language ?? ''} onChange={change} />;
  },
};
