import { isLogo, type Logo } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { baseTokens } from '../../src/core/style/tokens';

/** A site's small icon: the first letter of its name on its colour. */
export function brandIcon(name: string): string {
  const logo: Logo = isLogo(name) ? name : 'atriafi';
  const theme = brandThemes[logo];
  const tokens = { ...baseTokens, ...theme.tokens };
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="8" fill="${tokens['color-primary']}"/>`,
    '<text x="16" y="23.5" font-family="Georgia,serif" font-size="21" font-weight="700"',
    ` text-anchor="middle" fill="${tokens['color-on-primary']}">${theme.name[0]}</text></svg>`,
  ].join('');
}
