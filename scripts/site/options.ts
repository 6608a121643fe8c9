import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Brand, brands, isBrand } from '../../src/core/page/brand';
import { root } from '../shared/widget-files';

export interface SiteOptions {
  /** The folder that is written; what was in it is gone. */
  readonly folder: string;
  /** Where the site will lie, as a whole address with a slash at its end. */
  readonly at: string;
  readonly sites: readonly Brand[];
  /** A folder that `npm run build-storybook` has written. */
  readonly storybook: string | undefined;
}

/** Where the site is when nobody says it: a widget that reads the page's address renders again elsewhere. */
const anywhere = 'http://localhost/';

function sitesOf(given: string | undefined): readonly Brand[] {
  const asked = given?.split(',') ?? brands;
  return asked.map((one) => {
    if (!isBrand(one)) throw new Error(`--brands: there is no brand ${one}`);
    return one;
  });
}

/** What the command was asked for. */
export function siteOptions(args: readonly string[]): SiteOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      brands: { type: 'string' },
      storybook: { type: 'string' },
    },
  });
  return {
    folder: resolve(positionals[0] ?? join(root, 'dist/site')),
    at: new URL((values.base ?? '/').replace(/\/*$/, '/'), anywhere).href,
    sites: sitesOf(values.brands),
    storybook: values.storybook === undefined ? undefined : resolve(values.storybook),
  };
}
