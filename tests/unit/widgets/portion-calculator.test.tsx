import { describe, expect, it, vi } from 'vitest';
import { readValues } from '../../../src/core/element/reading/values';
import { sayEnglish } from '../../../src/read/words-table';
import { contract } from '../../../src/widgets/portion-calculator/portion-calculator.contract';
import { examples } from '../../../src/widgets/portion-calculator/portion-calculator.examples';
import { widget } from '../../../src/widgets/portion-calculator/portion-calculator.widget';
import type { Recipe } from '../../../src/widgets/portion-calculator/recipe.schema';
import { fireEvent, rendered, screen, waitFor, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';

/** The data from a page's JSON, and the reports to an editor. */
function read(recipe: unknown) {
  const { values, problems } = readValues(contract.attributes, {
    properties: {},
    attribute: (name) => (name === 'recipe' ? JSON.stringify(recipe) : null),
    block: {},
    page: {},
  });
  const told = problems.map(({ params }) => sayEnglish('{given}', params));
  return { recipe: values.recipe as Recipe | undefined, problems, told };
}

const salt = { Name: 'Suola', Amount: 0.1, Unit: 'kg' };
const soup = {
  Yield: 100,
  PortionSize: 250,
  PortionUnit: 'g',
  TotalYieldKg: 25,
  Steps: [
    {
      Heading: 'Liemi',
      Instructions: 'Keitä.\nKuori.',
      Ingredients: [{ Name: 'Naudan liha', Amount: 7.5, Unit: 'kg', Url: '/tuotteet/liha' }, salt],
    },
    { Heading: 'Maku', Instructions: 'Mausta.', Ingredients: [salt] },
  ],
  Nutrients: [
    { Code: 'ENERC', Name: 'Energi', Amount: 642.25, Unit: 'kJ' },
    { Code: 'FAT', Amount: '9,4', Unit: 'g' },
  ],
};
const show = (recipe: object = soup, variant: 'fi' | 'se' = 'fi', language = 'fi') =>
  renderWidget(widget, { props: { recipe: read(recipe).recipe, variant }, language });

const portions = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /Annosten|Antal/ });
const size = () =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: /Annoskoko|Portionsstorlek/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const rows = () => screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
/** Amounts with their units, in order. */
const amounts = () =>
  rows().flatMap((cells) => (cells.length ? [cells.map((one) => one.textContent).join(' ')] : []));
const reset = () => screen.queryByRole('button', { name: /Palauta|Återställ/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the portion calculator', () => {
  it('starts with the portions and the size of the recipe [CALC-03]', () => {
    show();
    expect([portions().value, size().value]).toEqual(['100', '250']);
    expect(screen.getByLabelText('Annoskoko (g)')).toBe(size());
    expect(amounts()).toEqual(['7,500 kg', '0,100 kg', '0,100 kg']);
    expect(screen.getByText('25,000 kg')).toBeTruthy();
  });

  it('shows steps with headings, instructions and ingredients, linked where one has an address [CALC-02]', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Liemi',
      'Maku',
    ]);
    expect(screen.getByText(/Keitä\.\s+Kuori\./)).toBeTruthy();
    const [first] = screen.getAllByRole('table', { name: /Ainekset/ });
    if (!first) throw new Error('no table');
    const link = within(first).getByRole('link', { name: 'Naudan liha' });
    expect(link.getAttribute('href')).toBe('/tuotteet/liha');
    expect(within(first).queryByRole('link', { name: 'Suola' })).toBeNull();
  });

  it('does not follow an unsafe address of an ingredient [IMP-09]', () => {
    const Ingredients = [{ ...salt, Url: 'javascript:alert(1)' }];
    show({ ...soup, Steps: [{ Heading: 'Maku', Ingredients }] });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Suola')).toBeTruthy();
  });

  it('scales amounts and the total by both numbers [CALC-03]', () => {
    show();
    type(portions(), '150');
    type(size(), '500');
    expect(amounts()).toEqual(['22,500 kg', '0,300 kg', '0,300 kg']);
    expect(screen.getByText('75,000 kg')).toBeTruthy();
  });

  it.each(['2,5', '2.5', ' 2,50 '])('reads %j as two and a half [CALC-04]', (typed) => {
    show();
    type(portions(), typed);
    expect(amounts()[0]).toBe('0,188 kg');
  });

  it.each([
    ['an empty', ''],
    ['a zero', '0'],
    ['a zero with decimals', '0,00'],
    ['a word', 'sata'],
    ['a negative', '-5'],
    ['a doubtful', '1.000,5'],
  ])('leaves the amounts as they were after %s input [CALC-04]', (_, typed) => {
    show();
    type(portions(), '200');
    type(portions(), typed);
    expect(amounts()[0]).toBe('15,000 kg');
    fireEvent.blur(portions());
    expect(portions().value).toBe('200');
    expect(amounts()[0]).toBe('15,000 kg');
  });

  it('has no bounds in the Finnish variant [CALC-04]', () => {
    show();
    type(portions(), '100000');
    type(size(), '1');
    expect(amounts()[0]).toBe('30,000 kg');
    expect(portions().getAttribute('aria-valuemax')).toBeNull();
  });

  it('hides ingredients of 0 or less [CALC-05]', () => {
    const Ingredients = [
      { ...salt, Amount: 0 },
      { ...salt, Amount: -1 },
      { ...salt, Amount: '-0,5' },
      { ...salt, Amount: 0.00001, Name: 'Sahrami' },
    ];
    show({ ...soup, Steps: [{ Heading: 'Maku', Ingredients }] });
    expect(amounts()).toEqual(['0,000 kg']);
    expect(screen.getByText('Sahrami')).toBeTruthy();
  });

  it.each(['maun mukaan', '1/2', '2–3', 'n. 5', ''])(
    'shows an ingredient whose amount is no plain number, as %j, with its text unscaled [CALC-05]',
    (Amount) => {
      const Ingredients = [salt, { Name: 'Maito', Amount, Unit: 'dl', Url: '/maito' }];
      show({ ...soup, Steps: [{ Heading: 'Maku', Ingredients }] });
      type(portions(), '200');
      expect(amounts()).toEqual(['0,200 kg', `${Amount} dl`]);
      expect(screen.getByRole('link', { name: 'Maito' })).toBeTruthy();
    },
  );

  it('shows a nutrient as given where it is no plain number [CALC-08]', () => {
    show({ ...soup, Nutrients: [{ Name: 'Salt', Amount: '< 0,1', Unit: 'g' }] }, 'se', 'se');
    expect(amounts().at(-1)).toBe('< 0,1 g');
  });

  it('keeps the focus on a step button at its limit [IMP-12]', () => {
    show({ ...soup, Yield: 2 }, 'se', 'se');
    const less = button('Minska: Antal portioner');
    less.focus();
    fireEvent.click(less);
    fireEvent.click(less);
    expect(portions().value).toBe('1');
    expect(less.getAttribute('aria-disabled')).toBe('true');
    expect(rendered.activeElement).toBe(less);
  });

  it('shows one number as precisely as it is, without a tail of binary digits', () => {
    show({
      ...soup,
      Yield: 0.1,
      Steps: [{ Heading: 'x', Ingredients: [{ ...salt, Amount: 0.1 }] }],
    });
    type(portions(), '0,3');
    expect(amounts()).toEqual(['0,300 kg']);
    fireEvent.click(button('Lisää: Annosten määrä'));
    expect(portions().value).toBe('1,3');
    expect(amounts()).toEqual(['1,300 kg']);
  });

  it('works with long tails and huge numbers', () => {
    const Ingredients = [
      { ...salt, Amount: 0.333333 },
      { ...salt, Amount: 1e21 },
      { ...salt, Amount: 1e-9 },
    ];
    show({ ...soup, Yield: 3, Steps: [{ Heading: 'x', Ingredients }] });
    type(portions(), '9');
    expect(amounts().map((one) => one.replace(/\u00a0/g, ' '))).toEqual([
      '1,000 kg',
      '3 000 000 000 000 000 000 000,000 kg',
      '0,000 kg',
    ]);
  });
});

describe('the Swedish portion calculator', () => {
  const swedish = (recipe: object = soup) => show(recipe, 'se', 'se');

  it('shows one decimal with a comma [CALC-07]', () => {
    swedish();
    type(portions(), '150');
    expect(amounts().slice(0, 2)).toEqual(['11,3 kg', '0,2 kg']);
    expect(screen.getByText('37,5 kg')).toBeTruthy();
  });

  it('accepts portions from 1 to 1000 and ignores others [CALC-06]', () => {
    swedish();
    const first = (typed: string) => {
      type(portions(), typed);
      return amounts()[0];
    };
    expect(['1', '1000', '1000,1', '1001', '0,9', '0'].map(first)).toEqual([
      '0,1 kg',
      ...Array(5).fill('75,0 kg'),
    ]);
  });

  it('accepts a size from 150 to 650 and ignores others [CALC-06]', () => {
    swedish();
    const first = (typed: string) => {
      type(size(), typed);
      return amounts()[0];
    };
    expect(['150', '650', '651', '650,1', '149', '149,9'].map(first)).toEqual([
      '4,5 kg',
      ...Array(5).fill('19,5 kg'),
    ]);
  });

  it('steps portions by 1 and the size by 10, no further than the bounds [CALC-06]', () => {
    swedish();
    fireEvent.click(button('Öka: Antal portioner'));
    fireEvent.click(button('Öka: Portionsstorlek (g)'));
    expect([portions().value, size().value]).toEqual(['101', '260']);
    type(size(), '645');
    fireEvent.keyDown(size(), { key: 'ArrowUp' });
    expect(size().value).toBe('650');
    expect(button('Öka: Portionsstorlek (g)').getAttribute('aria-disabled')).toBe('true');
    type(portions(), '1');
    expect(button('Minska: Antal portioner').getAttribute('aria-disabled')).toBe('true');
  });

  it('says what a field accepts when it has ignored something, linked to the field [IMP-18]', () => {
    swedish();
    type(portions(), '1001');
    expect(portions().getAttribute('aria-describedby')).toBeNull();
    fireEvent.blur(portions());
    const id = portions().getAttribute('aria-describedby') ?? '';
    expect(rendered.getElementById(id)?.textContent).toBe(
      'Ange ett tal mellan 1 och 1000. Mängderna är kvar.',
    );
    type(portions(), '10');
    expect(portions().getAttribute('aria-describedby')).toBeNull();
  });

  it('adds nutrients, as given with one decimal, by name or else by code [CALC-01] [CALC-08]', () => {
    swedish();
    type(portions(), '500');
    const table = screen.getByRole('table', { name: 'Näringsvärde' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Energi642,3kJ', 'FAT9,4g']);
  });

  it('has nutrients only in this variant; the variant is not the language [CALC-01]', () => {
    show(soup, 'fi', 'se');
    expect(screen.queryByRole('table', { name: 'Näringsvärde' })).toBeNull();
    expect(amounts()[0]).toBe('7,500 kg');
  });
});

describe('the reset button', () => {
  it('is there only when a value has changed, and restores both [CALC-09]', () => {
    show();
    expect(reset()).toBeNull();
    type(size(), '500');
    type(portions(), '50');
    // Twice as large and half as many: changed all the same.
    expect(amounts()[0]).toBe('7,500 kg');
    const back = reset();
    if (!back) throw new Error('no way back');
    fireEvent.click(back);
    expect([portions().value, size().value]).toEqual(['100', '250']);
    expect(reset()).toBeNull();
  });

  it('disappears when the values are typed back [CALC-09]', () => {
    show();
    type(portions(), '50');
    expect(reset()).not.toBeNull();
    type(portions(), '100,0');
    expect(reset()).toBeNull();
  });

  it('passes the focus on [IMP-12]', async () => {
    show();
    type(size(), '500');
    const back = reset();
    back?.focus();
    if (back) fireEvent.click(back);
    await waitFor(() => expect(rendered.activeElement?.matches('input, button')).toBe(true));
  });
});

describe('the results', () => {
  const region = () => rendered.querySelector('[aria-live]')?.textContent;

  it('are announced politely once a change is done, not while it is typed [IMP-20]', async () => {
    show();
    type(portions(), '150');
    expect(region()).toBe('');
    fireEvent.blur(portions());
    const said = 'Annosten määrä: 150, Annoskoko (g): 250, Valmista yhteensä: 37,500 kg';
    await waitFor(() => expect(region()).toContain(said));
    expect(rendered.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });
});

describe('a recipe with faults', () => {
  const withSteps = (...Steps: unknown[]) => ({ ...soup, Steps });

  it('shows nothing without a recipe or a step', () => {
    expect(show(withSteps()).container.textContent).toBe('');
    expect(renderWidget(widget).container.textContent).toBe('');
  });

  it('omits what is no ingredient or step and reports it to the editor [IMP-05]', () => {
    const recipe = withSteps(
      'Sekoita',
      { Heading: 'Maku', Ingredients: [salt, 'suola', { Name: 'Pippuri', Amount: 'hieman' }] },
      { Heading: 'Tyhjä' },
    );
    const places = read(recipe).problems.map(({ source, where }) => `${source} ${where}`);
    expect(places.sort()).toEqual([
      'attribute recipe.steps[0]',
      'attribute recipe.steps[1].ingredients[1]',
    ]);
    show(recipe);
    expect(amounts()).toEqual(['0,100 kg', 'hieman ']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('finds nothing wrong with a valid one', () => {
    expect(read(soup).told).toEqual([]);
    expect(read({ ...soup, TotalYieldKg: undefined, Nutrients: undefined }).told).toEqual([]);
  });

  it.each([undefined, 0, '0', -4, 'sata'])('does not divide by the yield %j', (Yield) => {
    const { container } = show({ ...soup, Yield });
    expect(screen.queryByRole('spinbutton', { name: /Annosten/ })).toBeNull();
    type(size(), '500');
    expect(amounts()[0]).toBe('15,000 kg');
    expect(container.textContent).not.toMatch(/NaN|Infinity/);
    expect(read({ ...soup, Yield }).told[0]).toContain('Yield');
  });

  it('restores the chosen numbers after a reload, for that recipe alone [CALC-03]', () => {
    const { unmount } = show();
    type(portions(), '35');
    type(size(), '320,5');
    unmount();
    const { unmount: leave } = show();
    expect([portions().value, size().value]).toEqual(['35', '320,5']);
    leave();
    show({ ...soup, Yield: 60 });
    expect([portions().value, size().value]).toEqual(['60', '250']);
  });

  it('restores nothing that the field does not accept [CALC-06]', () => {
    const { unmount } = show();
    type(portions(), '2000');
    unmount();
    show(soup, 'se');
    expect(portions().value).toBe('100');
  });

  it('shows another recipe with its own numbers', () => {
    const { setProps } = show();
    type(portions(), '7');
    setProps({ recipe: read({ ...soup, Yield: 50 }).recipe, variant: 'fi' });
    expect(portions().value).toBe('50');
  });
});

it('prints the page if nothing can be printed alone', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderWidget(widget, { props: { recipe: read(examples.default?.attributes?.recipe).recipe } });
  fireEvent.click(button('Tulosta resepti'));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
