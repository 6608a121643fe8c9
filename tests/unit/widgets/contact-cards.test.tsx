import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  byRegion,
  emailAddress,
  initialsOf,
  phoneAddress,
} from '../../../src/widgets/contact-cards/contact-cards.model';
import { widget } from '../../../src/widgets/contact-cards/contact-cards.widget';
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
    expect(screen.getByRole('link', { name: /^Puhelin 020 472 8301$/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Sähköposti maija ?@atria.example$/ })).toBeTruthy();
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
    const regions = [...document.querySelectorAll<HTMLElement>('section section')];
    expect(regions.map(names)).toEqual([
      ['Aasia', 'Anna', 'Li'],
      ['Eurooppa', 'Peter'],
      ['Vaihde'],
    ]);
  });

  it('show a number or an address that is none as a text', () => {
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

it.each([
  ['+358 (0)20 472 8401', 'tel:+358204728401'],
  ['(09) 123-456', 'tel:09123456'],
  ['ei numeroa', ''],
])('a telephone number is dialled by its digits: %s [CONT-01]', (phone, address) =>
  expect(phoneAddress(phone)).toBe(address),
);

it.each([
  [' a.b@c.fi ', 'mailto:a.b@c.fi'],
  ['a?cc=x@c.fi', 'mailto:a%3Fcc%3Dx@c.fi'],
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
