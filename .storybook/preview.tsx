import type { Preview } from '@storybook/react-vite';
import { logos } from '../src/core/page/brand';
import { languages } from '../src/core/page/language';
import { brandThemes } from '../src/core/style/brands/brand-themes';
import './fonts.css';
import './preview.css';

const widths = [320, 375, 768, 1280, 1536];
const asInExample = { value: '', title: 'As in the example' };

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Site whose brand to show',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          asInExample,
          ...logos.map((value) => ({ value, title: brandThemes[value].name, right: value })),
        ],
      },
    },
    language: {
      description: 'Language of the texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [asInExample, ...languages.map((value) => ({ value, title: value }))],
      },
    },
  },
  initialGlobals: { brand: '', language: '' },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: {
      // Storybook reads this without running it: no value here may come from another module.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Design',
          [
            'Brands',
            'Tokens',
            ['Colours', 'Type', '*'],
            'Primitives',
            'Widgets in all brands',
            'Do and don’t',
            'Theme editor',
          ],
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
  },
};
export default preview;
