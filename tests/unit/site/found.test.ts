import { describe, expect, it } from 'vitest';
import { foundIn, type Section } from '../../../site/found';

const section = (heading: string, text = '', page = 'Page'): Section => ({
  path: `${heading}/`,
  page,
  heading,
  text,
});
const headings = (sections: readonly Section[], query: string) =>
  foundIn(sections, query).map(({ heading }) => heading);

describe('the search of the documentation', () => {
  const sections = [
    section('Forms', 'The captcha is loaded late.'),
    section('Captcha', 'A service.'),
    section('Setting up', 'Name the script.', 'Captcha'),
    section('Cart', 'A visitor’s own.'),
  ];

  it('has what is in a heading before what is in a title, and that before what is in the text', () => {
    expect(headings(sections, 'captcha')).toEqual(['Captcha', 'Setting up', 'Forms']);
  });

  it('finds what has all the words, by their beginnings, in any case', () => {
    expect(headings(sections, 'CAPT script')).toEqual(['Setting up']);
    expect(headings(sections, 'aptcha')).toEqual([]);
  });

  it('finds nothing for no words', () => {
    expect(headings(sections, ' – ')).toEqual([]);
  });
});
