import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  checkbox,
  checkboxes,
  product,
  select,
  stars,
} from '../../../../src/core/form/choice-kinds';
import { area, text } from '../../../../src/core/form/text-kinds';
import { split } from '../../../../src/core/form/wires';
import { onFieldPages, openField, sentData } from '../../support/field-page';
import { chooseProduct, field, give, listed, messageOf, page, send } from '../../support/form-page';

onFieldPages();

describe('a line of text', () => {
  const labelOf = () => document.querySelector('label')?.textContent;

  it('shows an asterisk where it is required, unless that is turned off [UI-01]', () => {
    const { unmount } = openField(text('/test/field'));
    expect(labelOf()).toBe('Kenttä *');
    unmount();
    openField(text('/test/field', { asterisk: false }));
    expect(labelOf()).toBe('Kenttä');
    send();
    expect(messageOf(field('Kenttä'))).toBe('Tämä kenttä on pakollinen');
  });
});

describe('a message', () => {
  it('cannot be longer than its limit, and counts what is left [UI-02, FORM-08]', () => {
    openField(area('/test/field', { maxLength: 1000 }));
    expect(field('Kenttä').maxLength).toBe(1000);
    give({ Kenttä: 'a'.repeat(998) });
    expect(screen.getAllByText('2 merkkiä jäljellä').length).toBeGreaterThan(0);
    give({ Kenttä: 'a'.repeat(1003) });
    expect(field('Kenttä').value).toHaveLength(1000);
  });

  it('tells a screen reader of its counter near the limit only [FORM-08]', () => {
    openField(area('/test/field', { maxLength: 200 }));
    const said = () => document.querySelector('[aria-live=polite]')?.textContent;
    give({ Kenttä: 'a'.repeat(50) });
    expect(said()).toBe('');
    give({ Kenttä: 'a'.repeat(150) });
    expect(said()).toBe('50 merkkiä jäljellä');
    give({ Kenttä: 'a'.repeat(155) });
    expect(said()).toBe('50 merkkiä jäljellä');
  });

  it('with signs it may not have says which, when it is left [FORM-10]', () => {
    openField(area('/test/field'));
    fireEvent.change(field('Kenttä'), { target: { value: 'Hyvä – mutta & #3 – ei' } });
    expect(messageOf(field('Kenttä'))).toBe('');
    fireEvent.blur(field('Kenttä'));
    expect(messageOf(field('Kenttä'))).toBe(
      'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.Poista: – & #',
    );
  });

  it('is sent with each accent on its letter, and of any signs where a form takes them [FORM-09]', async () => {
    openField(area('/test/field', { anySigns: true }));
    give({ Kenttä: ' A\u030a & # ' });
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: 'Å & #' }));
  });
});

describe('choices', () => {
  const choices = { a: '/test/a', b: '/test/b' };

  it('of a list that opens are sent by value [IMP-12]', async () => {
    openField(select('/test/field', { choices }));
    send();
    expect(listed()).toEqual(['Kenttä']);
    expect([...field('Kenttä').querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      'Valitse',
      'A',
      'B',
    ]);
    give({ Kenttä: 'b' });
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: 'b' }));
  });

  it('are any of a few boxes, of which one may be required in words of its own', async () => {
    openField(checkboxes('/test/field', { choices, missing: '/test/form' }));
    send();
    expect(messageOf(screen.getByRole('group', { name: 'Kenttä' }))).toBe('Lomake');
    for (const one of ['B', 'A', 'B']) fireEvent.click(field(one));
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: ['a'] }));
  });

  it('of yes or no must be yes where it is required', async () => {
    openField(checkbox('/test/field'));
    send();
    expect(messageOf(field('Kenttä'))).toBe('Tämä kenttä on pakollinen');
    fireEvent.click(field('Kenttä'));
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: true }));
  });

  it('of stars are radio buttons with a name each [IMP-17]', async () => {
    openField(stars('/test/field'));
    send();
    expect(listed()).toEqual(['Kenttä']);
    const options = screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'));
    expect(options).toEqual([1, 2, 3, 4, 5].map((star) => `${star} / 5 tähteä`));
    await page.user.click(screen.getByRole('radio', { name: '4 / 5 tähteä' }));
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: 4 }));
  });

  it('outlive a reload', () => {
    const own = checkboxes('/test/field', { choices });
    const { unmount } = openField(own);
    fireEvent.click(field('B'));
    unmount();
    openField(own);
    expect([field('A').checked, field('B').checked]).toEqual([false, true]);
  });
});

describe('the product', () => {
  const own = product('/test/field', { wire: split({ productId: 'Id', title: 'Name' }) });

  it('is found from three characters on, all are listed before [FORM-18]', async () => {
    const { backend } = openField(own);
    fireEvent.click(field('Kenttä'));
    const all = (await screen.findAllByRole('option')).length;
    expect(backend.to('all-products')[0]?.query).toEqual({ language: 'fi' });
    fireEvent.change(field('Kenttä'), { target: { value: 'na' } });
    expect(document.querySelectorAll('[role=option]')).toHaveLength(all);
    fireEvent.change(field('Kenttä'), { target: { value: 'nak' } });
    const found = [...document.querySelectorAll('[role=option]')];
    expect(found.length).toBeLessThan(all);
    expect(found.every((one) => /nak/i.test(one.textContent ?? ''))).toBe(true);
  });

  it('says when none is found, and when none could be loaded, which the next letter tries again [FORM-18, IMP-02]', async () => {
    const { backend } = openField(own);
    backend.failWith('all-products:500,search:500');
    fireEvent.change(field('Kenttä'), { target: { value: 'xyzxyz' } });
    expect(await screen.findByText('Tuotteita ei voitu hakea')).toBeTruthy();
    backend.failWith('');
    fireEvent.change(field('Kenttä'), { target: { value: 'xyzxyzx' } });
    expect(await screen.findByText('Tuotetta ei löytynyt')).toBeTruthy();
  });

  it('is chosen by keyboard alone, and sent in its parts [IMP-12]', async () => {
    openField(own);
    fireEvent.change(field('Kenttä'), { target: { value: 'grilli' } });
    await screen.findAllByRole('option');
    fireEvent.keyDown(field('Kenttä'), { key: 'ArrowDown' });
    fireEvent.keyDown(field('Kenttä'), { key: 'Enter' });
    expect(field('Kenttä').value).toMatch(/grilli/i);
    send();
    await waitFor(() =>
      expect(sentData()).toEqual({ Id: expect.any(Number), Name: field('Kenttä').value }),
    );
  });

  it('can be cleared to none with id 0, and closes on a press outside [FORM-17]', async () => {
    openField({ ...own, required: false });
    await chooseProduct('Kenttä');
    fireEvent.click(screen.getByRole('button', { name: 'Tyhjennä tuote' }));
    expect(field('Kenttä').value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Näytä tuotteet' }));
    expect(await screen.findByRole('listbox')).toBeTruthy();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    send();
    await waitFor(() => expect(sentData()).toEqual({ Id: 0, Name: '' }));
  });

  it('closes when the focus goes on from its button [FORM-17]', async () => {
    openField(own);
    const opener = screen.getByRole('button', { name: 'Näytä tuotteet' });
    fireEvent.click(opener);
    await screen.findByRole('listbox');
    fireEvent.blur(opener, { relatedTarget: document.querySelector('button[type=submit]') });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('outlives a reload [FORM-18]', async () => {
    const { unmount } = openField(own);
    const title = await chooseProduct('Kenttä');
    unmount();
    openField(own);
    expect(field('Kenttä').value).toBe(title);
  });
});
