import type { StorybookConfig } from '@storybook/react-vite';
import { pictures } from './pictures.ts';

const config: StorybookConfig = {
  stories: ['../stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), pictures()] }),
  // The documentation comes from the contracts.
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // No request leaves the machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
