import { exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import type { Contract } from '../../src/core/element/contract';
import { siteOfLogo } from '../../src/core/page/brand';
import type { Toolbar } from './page';

/**
 * The tag to copy: an example with the values of the controls and the toolbar.
 * @param args The values of the controls by camelCase name.
 */
export function shownMarkup(
  contract: Contract,
  example: Example,
  args: Readonly<Record<string, unknown>>,
  { brand: logo, language }: Toolbar,
): string {
  const brand = logo ? siteOfLogo(logo) : example.brand;
  return exampleMarkup(contract, {
    ...example,
    ...(brand && { brand }),
    ...((language || example.language) && { language: language || example.language }),
    attributes: { ...args, ...(logo && logo !== brand && { logo }) },
  } as Example);
}
