import { type Brand, brands } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { picture } from './picture-address';
import { oneOf, optional, pictureKind, text, texts } from './reader/columns';
import { rowsOf } from './reader/content';
import { textIn } from './texts';

const rows = rowsOf('contacts.tsv', {
  site: oneOf(brands),
  name: text,
  picture: optional(pictureKind),
  title: optional(texts()),
  region: optional(texts()),
  phone: text,
  email: text,
});

/** The contact persons of a site, as its contact cards show them [CONT-01]. */
export const contactsOf = (site: Brand, language: Language) =>
  rows
    .filter((row) => row.site === site)
    .map(({ name, phone, email, ...row }) => ({
      name,
      phone,
      email,
      title: textIn(row.title ?? {}, language),
      region: textIn(row.region ?? {}, language),
      image: row.picture ? picture(row.picture, name) : '',
    }));
