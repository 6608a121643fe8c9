import type { Language } from '../../src/core/page/language';
import { picture } from './picture-address';
import { optional, pictureKind, text, texts } from './reader/columns';
import { rowsOf } from './reader/content';
import { textIn } from './texts';

const rows = rowsOf('history.tsv', {
  year: text,
  picture: optional(pictureKind),
  heading: texts('fi'),
  text: texts('fi'),
  alt: optional(texts()),
});

/** The history of the company, as its timeline shows it [CONT-17]. */
export const historyIn = (language: Language) =>
  rows.map((row) => ({
    year: row.year,
    heading: textIn(row.heading, language),
    text: textIn(row.text, language),
    image: row.picture ? picture(row.picture, `${row.year} ${row.heading.fi}`) : '',
    imageAlt: textIn(row.alt ?? {}, language),
  }));
