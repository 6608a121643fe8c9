/** How we know that a command works. */
export type Proof =
  | {
      /** The step of `npm test` that runs it. */
      readonly step: string;
      /** The file of that step that runs it; by default the step itself is the command. */
      readonly file?: string;
      /** Only `npm run test:all` runs it. */
      readonly ring?: 'all';
    }
  | {
      /** When a person runs it, and why `npm test` does not. */
      readonly byHand: string;
    };

const started: Proof = { step: 'unit tests', file: 'tests/unit/scripts/commands.test.ts' };
/** Started by the second ring alone: it takes long, or writes. */
const startedByAll: Proof = {
  step: 'unit tests',
  file: 'tests/unit/scripts/commands.all.test.ts',
  ring: 'all',
};
const startedOnBuild: Proof = {
  step: 'browser tests',
  file: 'tests/browser/commands.all.spec.ts',
  ring: 'all',
};

/** Each script of package.json; one that npm runs before another of them (`pre…`) needs no row. */
export const scripts: Readonly<Record<string, Proof>> = {
  start: { step: 'browser tests', file: 'tests/browser/live-reload.all.spec.ts', ring: 'all' },
  dev: { step: 'browser tests', file: 'tests/browser/dev.all.spec.ts', ring: 'all' },
  test: { byHand: 'It is what runs the steps.' },
  'test:all': { byHand: 'At night and before a release: it is what runs the steps, all of them.' },
  check: { step: 'lint and types' },
  fix: started,
  build: { step: 'build' },
  'build:package': startedOnBuild,
  'build:site': { step: 'browser tests', file: 'tests/browser/site.all.spec.ts', ring: 'all' },
  sizes: { step: 'size budgets' },
  'test:unit': { step: 'unit tests' },
  'test:browser': { step: 'browser tests' },
  'test:stories': { step: 'stories', ring: 'all' },
  // Only whether it starts; the engines themselves run by hand before a release: 20 minutes each.
  'test:engines': started,
  storybook: { step: 'storybook' },
  'build-storybook': { step: 'storybook', file: 'scripts/try/storybook.ts', ring: 'all' },
  'compare:pictures': startedOnBuild,
  bench: startedOnBuild,
  pictures: startedOnBuild,
  docs: startedByAll,
  texts: started,
  'new:widget': started,
  'check:widget': started,
  'new:brand': started,
  changeset: startedByAll,
  'check:version': started,
  'set:version': startedByAll,
  prepublishOnly: started,
  prepack: {
    byHand: 'npm pack runs it in try:package; it is build, build:package and its README.',
  },
  postpack: { byHand: 'npm pack runs it in try:package.' },
  'try:react': {
    byHand:
      'When a version of React comes out: it installs it into a copy and runs all browser tests.',
  },
  'try:package': {
    byHand: 'Before a release: it packs and installs, which takes two minutes and a registry.',
  },
  'check:html': {
    byHand:
      'Before a release and after a change of markup: it needs a Java runtime and takes two minutes.',
  },
  'try:wordpress': {
    byHand:
      'Before a release and after a change of src/cms/wordpress: it installs WordPress by apt.',
  },
  'try:serving': {
    byHand: 'Before a release and after a change of the guide: it installs nginx by apt.',
  },
  'try:prerender': {
    byHand:
      'Before a release and after a change of the renderer: it loads the machine for minutes.',
  },
};

/** Other documented commands, by their beginning. */
export const others: Readonly<Record<string, Proof>> = {
  'npx atria-widgets check-api': {
    step: 'unit tests',
    file: 'tests/unit/cli/check-api.test.ts',
  },
  'npx atria-widgets doctor': { step: 'unit tests', file: 'tests/unit/cli/cli.test.ts' },
  'npx atria-widgets --help': {
    step: 'unit tests',
    file: 'tests/unit/cli/dispatch.test.ts',
  },
  'npx atria-widgets mock': { step: 'unit tests', file: 'tests/unit/cli/cli.test.ts' },
  'npx atria-widgets init': {
    step: 'browser tests',
    file: 'tests/browser/init.all.spec.ts',
    ring: 'all',
  },
  'npx atria-widgets snippet': {
    step: 'unit tests',
    file: 'tests/unit/cli/snippet.test.ts',
  },
  'npx atria-widgets prerender': {
    step: 'unit tests',
    file: 'tests/unit/cli/prerender.test.ts',
  },
  'npx atria-widgets serve-prerender': {
    step: 'unit tests',
    file: 'tests/unit/cli/serve-prerender.test.ts',
  },
  'npx atria-widgets@latest diff': { step: 'unit tests', file: 'tests/unit/cli/cli.test.ts' },
  'npm ci': { byHand: 'scripts/ensure.mjs runs it before every other script.' },
  'npm install atria-widgets': { byHand: 'try:package installs the packed package.' },
  'npm publish': { byHand: 'A release; npm runs prepublishOnly and prepack before it.' },
};
