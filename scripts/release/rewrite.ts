/** The files that name the release: this project's own, and its documents' examples. */
export const namingFiles = [
  'package.json',
  'README.md',
  'docs/embedding.md',
  'docs/guides/captcha.md',
  'docs/guides/content-systems.md',
  'docs/guides/publishing.md',
  'docs/guides/rendering.md',
  'docs/theming.md',
  '.vscode/settings.json',
];

/**
 * A text whose addresses name one release, changed to another: `…/0.1.0/…`, and `0.1.0` as code.
 */
export const renamed = (text: string, from: string, to: string): string => {
  const number = from.replaceAll('.', '\\.');
  return text.replace(new RegExp(`(?<=/)${number}(?=[/"\\s\`])|(?<=\`)${number}(?=\`)`, 'g'), to);
};

/**
 * A changelog whose unreleased entries move to the release: under the heading that changesets
 * wrote, or, without changesets, under a new one.
 */
export const withoutUnreleased = (changelog: string, version: string): string =>
  changelog.includes(`\n## ${version}\n`)
    ? changelog.replace(/\n## Unreleased\n+/, '\n')
    : changelog.replace('\n## Unreleased\n', `\n## ${version}\n`);
