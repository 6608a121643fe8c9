import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  layoutCustomisations: {
    // Pages of the designer's kit have no controls.
    showPanel: ({ storyId = '' }, usual) => !/^(start|design)-/.test(storyId) && usual,
  },
  theme: create({
    base: 'light',
    brandTitle: 'Atria Widgets',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#b5121b',
    colorSecondary: '#a01018',
    appBg: '#faf6ef',
    barSelectedColor: '#a01018',
    barHoverColor: '#a01018',
    appBorderRadius: 6,
    inputBorderRadius: 6,
    fontBase: "'Source Sans 3', 'Segoe UI', system-ui, sans-serif",
  }),
});
