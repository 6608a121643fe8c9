import type { Logo } from '../page/brand';
import { brandThemes } from './brands/brand-themes';
import { css } from './css';
import { baseTokens } from './tokens';

const classes = new Map<Logo, string>();

/**
 * The class that gives a brand's tokens to all inside it, as private custom properties.
 * One rule a brand, made when the brand is first used on the page.
 */
export function brandClass(logo: Logo): string {
  const known = classes.get(logo);
  if (known) return known;
  const tokens = { ...baseTokens, ...brandThemes[logo].tokens };
  const name = css(
    Object.fromEntries(Object.entries(tokens).map(([key, value]) => [`--_${key}`, value])),
  );
  classes.set(logo, name);
  return name;
}
