import { emailOf } from '../../read/email';
import { clean } from '../../read/text';
import type { ContactCard } from './contact-cards.contract';

/** Cards by their regions, in order of appearance; those without one, '', at the end. */
export function byRegion(cards: readonly ContactCard[]) {
  const nameOf = (card: ContactCard) => clean(card.region);
  const names = [...new Set(cards.map(nameOf))];
  return [...names.filter(Boolean), ...names.filter((name) => !name)].map((name) => ({
    name,
    cards: cards.filter((card) => nameOf(card) === name),
  }));
}

/** The link for one or several e-mail addresses; '' if one of them is invalid. */
export function emailAddress(email: string): string {
  const written = emailOf(email) ? [email] : email.split(/[,;\n]|\s[/|]\s/).filter(clean);
  const all = written.map((one) => encodeURIComponent(emailOf(one)).replace('%40', '@'));
  return all.length > 0 && all.every(Boolean) ? `mailto:${all.join(',')}` : '';
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = clean(name).split(' ');
  const letters = names.length > 1 ? [names[0], names[names.length - 1]] : names;
  return letters
    .map((one) => [...(one ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('fi');
}
