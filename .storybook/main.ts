import type { StorybookConfig } from '@storybook/react-vite';
import { exampleStories, storyIndexer } from './example-stories.ts';
import { pictures } from './pictures.ts';

const config: StorybookConfig = {
  stories: ['../stories/*.stories.tsx'],
  staticDirs: [
    { from: '../stand-in/videos', to: '/videos' },
    { from: '../src/core/style/brands/wordmarks', to: '/logos' },
  ],
  addons: [
    // Its addition to each story would be the source of our own files: the tag to copy is useful.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: null } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  experimental_indexers: async (indexers = []) => [storyIndexer, ...indexers],
  // Storybook ignores the build settings of vite.config.ts.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), exampleStories(), pictures()],
    build: {
      ...config.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { ...config.build?.rolldownOptions, checks: { bundlerTimings: false } },
    },
  }),
  // The documentation comes from the contracts.
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // No request leaves the machine.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
export default config;
