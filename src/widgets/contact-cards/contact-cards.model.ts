import type { ContactCard } from './contact-cards.contract';

/** The cards of one region; '' for those without a region. */
export interface Region {
  readonly name: string;
  readonly cards: readonly ContactCard[];
}

/** Cards by their regions, in order of appearance; those without one at the end. */
export function byRegion(cards: readonly ContactCard[]): readonly Region[] {
  const nameOf = (card: ContactCard) => card.region.trim();
  const names = [...new Set(cards.map(nameOf))];
  return [...names.filter(Boolean), ...names.filter((name) => !name)].map((name) => ({
    name,
    cards: cards.filter((card) => nameOf(card) === name),
  }));
}

/** A valid e-mail address, '' for an invalid one. */
export const emailAddress = (email: string): string => {
  const [name, domain, ...others] = email.trim().split('@');
  if (!name || !domain || others.length > 0) return '';
  return `mailto:${encodeURIComponent(name)}@${encodeURIComponent(domain)}`;
};

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const letters = names.length > 1 ? [names[0], names[names.length - 1]] : names;
  return letters
    .map((one) => [...(one ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('fi');
}
