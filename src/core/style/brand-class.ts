import type { Logo } from '../page/brand';
import { brandThemes } from './brands/brand-themes';
import { insertRules } from './style-sheet';
import { baseTokens, contrastTokens, type Tokens } from './tokens';

const names = new Map<Logo, string>();

const nameOf = (logo: Logo): string => `atria-brand-${logo}`;

/** The rules of a brand's class. */
export function brandRules(logo: Logo): string[] {
  const rule = (tokens: Tokens) =>
    `.${nameOf(logo)}{${Object.entries(tokens)
      .map(([key, value]) => `--_${key}:var(--atria-${key},${value})`)
      .join(';')}}`;
  return [
    rule({ ...baseTokens, ...brandThemes[logo].tokens }),
    `@media (prefers-contrast:more){${rule(contrastTokens)}}`,
  ];
}

/**
 * The class that sets a brand's tokens for all inside it, as private custom properties. If the host
 * page sets an `--atria-…` property with the same name around the widget, that value holds. There
 * is one rule per brand, made when the brand is first used on the page.
 */
export function brandClass(logo: Logo): string {
  const known = names.get(logo);
  if (known) return known;
  names.set(logo, nameOf(logo));
  return insertRules(nameOf(logo), brandRules(logo));
}
