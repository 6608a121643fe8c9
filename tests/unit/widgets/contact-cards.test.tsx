import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phonesOf } from '../../../src/read/phone';
import {
  byRegion,
  emailAddress,
  initialsOf,
} from '../../../src/widgets/contact-cards/contact-cards.model';
import { widget } from '../../../src/widgets/contact-cards/contact-cards.widget';
import { rendered, screen, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const person = (name: string, region = '', more = {}) => ({
  name,
  region,
  title: 'Myyjä',
  image: '',
  phone: '020 472 8301',
  email: 'maija@atria.example',
  text: '',
  ...more,
});
const cards = [person('Anna', 'Aasia'), person('Peter', 'Eurooppa'), person('Li', 'Aasia')];
const names = (box: HTMLElement) =>
  within(box)
    .getAllByRole('heading')
    .map((one) => one.textContent);

describe('the contact cards', () => {
  it('lead to telephone and e-mail [CONT-01]', () => {
    renderWidget(widget, { props: { cards: cards.slice(0, 1) } });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:0204728301',
      'mailto:maija@atria.example',
    ]);
  });

  it('are named by their visible text, though an address may break: speech control presses them by it [CONT-01]', () => {
    renderWidget(widget, { props: { cards: cards.slice(0, 1) } });
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(['Puhelin 020 472 8301', 'Sähköposti maija@atria.example']);
  });

  it('show a person without a name without an empty heading [ELEM-10]', () => {
    renderWidget(widget, { props: { cards: [person('')] } });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('Myyjä')).toBeTruthy();
  });

  it('show name, title, picture and region, of food service in one list [CONT-01]', () => {
    const { container } = renderWidget(widget, {
      props: { cards: [person('Anna', 'Aasia', { image: '/pictures/anna.jpg' }), ...cards] },
    });
    expect(screen.getAllByRole('list')).toHaveLength(1);
    const [first] = screen.getAllByRole('listitem') as [HTMLElement];
    expect(first.textContent).toContain('AasiaAnnaMyyjä');
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/pictures/anna.jpg');
  });

  it('group those of export by region, in the order given [CONT-01]', () => {
    renderWidget(widget, { props: { cards: [...cards, person('Vaihde')], variant: 'export' } });
    const regions = [...rendered.querySelectorAll<HTMLElement>('section section')];
    expect(regions.map(names)).toEqual([
      ['Aasia', 'Anna', 'Li'],
      ['Eurooppa', 'Peter'],
      ['Vaihde'],
    ]);
  });

  it('show an invalid number or address as text', () => {
    renderWidget(widget, {
      props: { cards: [person('Anna', '', { phone: 'vaihteesta', email: 'ei ole' })] },
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('vaihteesta')).toBeTruthy();
  });

  it('show nothing without cards', () => {
    renderWidget(widget, {});
    expect(screen.queryByRole('list')).toBeNull();
  });
});

/** Numbers as editors write them, and as a person would dial them; a list if there are several. */
const written: readonly (readonly [text: string, ...dialled: string[]])[] = [
  ['020 472 8301', '0204728301'],
  ['0204728301', '0204728301'],
  ['020-472 8301', '0204728301'],
  ['020\u00a0472\u00a08301', '0204728301'],
  ['040\u20111234567', '0401234567'],
  ['(09) 123-456', '09123456'],
  ['(0)50 123 4567', '0501234567'],
  ['0400/123456', '0400123456'],
  ['Puh. 020 472 8111', '0204728111'],
  ['+358 20 472 8301', '+358204728301'],
  ['+358204728301', '+358204728301'],
  ['+358-50-1234567', '+358501234567'],
  ['+358.50.123.4567', '+358501234567'],
  ['+358 (0)20 472 8401', '+358204728401'],
  ['Puh. +358 (0)20 472 8401', '+358204728401'],
  ['+358 ( 0 ) 50 123 4567', '+358501234567'],
  ['+358 050 123 4567', '+358501234567'],
  ['(+358) 50 1234567', '+358501234567'],
  ['00358 20 472 8301', '+358204728301'],
  ['358 20 472 8301', '+358204728301'],
  ['020 472 8301, 040 123 4567', '0204728301', '0401234567'],
  ['020 472 8301 / 040 123 4567', '0204728301', '0401234567'],
  ['020 472 8301/040 123 4567', '0204728301', '0401234567'],
  ['Vaihde 020 472 8111 tai suoraan 040 123 4567', '0204728111', '0401234567'],
  ['020 472 8301\n+46 8 123 456 78', '0204728301', '+46812345678'],
  ['020 472 8301 (+46 8 123 456 78)', '0204728301'],
  ['050 555 1234 (arkisin 8–16)', '0505551234'],
  ['050 555 1234, ma–pe 08.00–16.00', '0505551234'],
  ['Klo 08.00-16.00: 050 555 1234', '0505551234'],
  ['020 472 8301 alanumero 12', '0204728301'],
  ['020 472 8301–8305', '0204728301'],
  ['puh. 020 472 8301, fax 020 472 8302', '0204728301'],
  ['0600-1-2345 (1,75 €/min + pvm)', '060012345'],
  ['Hätänumero 112', '112'],
  ['Puh. 123 4567', '1234567'],
  ['08-123 456 78', '0812345678'],
  ['08/123 456 78', '0812345678'],
  ['070-123 45 67', '0701234567'],
  ['tfn 046-12 34 56', '046123456'],
  ['+46 (0)8 123 456 78', '+46812345678'],
  ['0046 8 123 456 78', '+46812345678'],
  ['08-12 34 56 78 eller 070-123 45 67', '0812345678', '0701234567'],
  ['0511 12345-0', '0511123450'],
  ['0511 12345–0', '0511123450'],
  ['0511/12345-67', '05111234567'],
  ['Tel.: 0511 – 12 34 56', '0511123456'],
  ['(0511) 12 34 56', '0511123456'],
  ['+49 (0) 511 12345-0', '+49511123450'],
  ['+49(0)511/12345-0', '+49511123450'],
  ['+49 (0511) 123456', '+49511123456'],
  ['0049 511 12345', '+4951112345'],
  ['ei numeroa'],
  ['arkisin 8–16'],
  ['1.1.2026 alkaen'],
];

it.each(written)(
  'a telephone number is dialled as a person would: %s [CONT-01]',
  (text, ...all) => {
    const phones = phonesOf(text);
    expect(phones.map(({ href }) => href).filter(Boolean)).toEqual(all.map((one) => `tel:${one}`));
    // Not a word is lost.
    const letters = (some: string) => some.replace(/[\s,/]|tai|eller/g, '');
    expect(letters(phones.map((one) => one.text).join(''))).toBe(letters(text));
  },
);

it('each of several numbers is a link of its own, with its own words [CONT-01]', () => {
  const phone = 'Vaihde 020 472 8111, gsm 040 123 4567, arkisin';
  renderWidget(widget, { props: { cards: [person('Anna', '', { phone, email: '' })] } });
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Puhelin Vaihde 020 472 8111', 'tel:0204728111'],
    ['Puhelin gsm 040 123 4567, arkisin', 'tel:0401234567'],
  ]);
});

it('any text is searched for numbers quickly, and nothing of it is lost', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0+4 ()-./–,1'), maxLength: 400 }), (text) => {
      for (const { href } of phonesOf(text)) expect(href).toMatch(/^(tel:\+?\d{2,})?$/);
    }),
  ));

it.each([
  [' a.b@c.fi ', 'mailto:a.b@c.fi'],
  ['a?cc=x@c.fi', 'mailto:a%3Fcc%3Dx@c.fi'],
  ['Maija <maija@example.fi>', 'mailto:maija@example.fi'],
  ['mailto:maija@example.fi?subject=Hei', 'mailto:maija@example.fi'],
  ['\u200bmaija@example.fi\u00a0', 'mailto:maija@example.fi'],
  ['maija@example.fi; Anna <anna@example.fi>;', 'mailto:maija@example.fi,anna@example.fi'],
  ['maija@example.fi / anna@example.fi', 'mailto:maija@example.fi,anna@example.fi'],
  ['maija@pähkinä.fi', 'mailto:maija@p%C3%A4hkin%C3%A4.fi'],
  ['maija@example.fi, anna', ''],
  ['maija(at)example.fi', ''],
  ['', ''],
  ['a@b@c', ''],
  ['@c.fi', ''],
])('an e-mail address says to whom, and nothing else: %s [CONT-01]', (email, address) =>
  expect(emailAddress(email)).toBe(address),
);

it('persons without a region come at the end', () =>
  expect(byRegion([person('A'), person('B', ' Aasia ')]).map(({ name }) => name)).toEqual([
    'Aasia',
    '',
  ]));

it('initials are of the first and the last name', () =>
  expect(['Maija Anna Ögren', 'vaihde', ' '].map(initialsOf)).toEqual(['MÖ', 'V', '']));
