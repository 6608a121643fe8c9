import { clean } from './text';

const letters = '\\p{L}\\p{M}\\p{N}';
const word = `[${letters}!#$%&'*+/=?^_\`{|}~-]+`;
const label = `[${letters}](?:[${letters}-]{0,61}[${letters}])?`;
/** As HTML defines it, with letters of all languages; no dots side by side, and a host with one. */
const form = new RegExp(
  `^(?=.{1,64}@)(?=.{6,254}$)${word}(?:\\.${word})*@(?:${label}\\.)+(?!.$|\\d+$)${label}$`,
  'u',
);

/** Whether a text has the form of an e-mail address; all e-mail fields use it [UI-10, IMP-26]. */
export const isEmail = (value: string): boolean => form.test(clean(value));

/**
 * The one address in a text that was typed or pasted: of `maija@example.fi`, of
 * `mailto:maija@example.fi?subject=…` and, as mail programs write it, of `Maija
 * <maija@example.fi>`.
 *
 * @returns '' if it is not clear which one, or if there is none
 */
export function emailOf(text: string): string {
  const plain = clean(text);
  const [, name = '', inside = plain] = /^([^<>]*)<([^<>]*)>$/.exec(plain) ?? [];
  const [, address = inside.trim()] = /^ *mailto:[/ ]*([^? ]*)/i.exec(inside) ?? [];
  const isOther = name.includes('@') && name.replace(/["' ]/g, '') !== address;
  return form.test(address) && !isOther ? address : '';
}
