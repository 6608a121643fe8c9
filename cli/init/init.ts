import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installed } from '../installed';
import { type InitOptions, standInCaptcha } from './options';
import { pageText } from './page';
import { siteScript, siteStyles } from './site-files';

/** The sample files that a page names: pictures, wordmarks and videos. */
const sampleFilesOf = (page: string): readonly string[] => [
  ...new Set(page.match(/(?<=["'])\/(?:pictures|logos|videos)\/[\w.-]+/g)),
];

/**
 * Writes a starter page with all the files that it names.
 *
 * @throws if the folder has a page already, or the release is missing
 */
export function init(options: InitOptions, { version, release }: Installed): void {
  const { folder, captchaScript } = options;
  if (existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} has a page already: give another folder by --out.`);
  const page = pageText(options, `/atria/${version}/`);
  const sample = [
    ...sampleFilesOf(page),
    ...(captchaScript === standInCaptcha ? [captchaScript] : []),
  ];
  cpSync(release, join(folder, 'atria', version), { recursive: true });
  for (const file of sample) cpSync(join(release, 'editor/sample', file), join(folder, file));
  writeFileSync(join(folder, 'site.js'), siteScript);
  writeFileSync(join(folder, 'site.css'), siteStyles);
  writeFileSync(join(folder, 'index.html'), page);
}
