import { describe, expect, it } from 'vitest';
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
