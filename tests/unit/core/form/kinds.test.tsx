import { describe, expect, it } from 'vitest';
import { area } from '../../../../src/core/form/kinds/area';
import { checkbox } from '../../../../src/core/form/kinds/checkbox';
import { checkboxes } from '../../../../src/core/form/kinds/checkboxes';
import { select } from '../../../../src/core/form/kinds/choice';
import { stars } from '../../../../src/core/form/kinds/stars';
import { text } from '../../../../src/core/form/kinds/text';
import { namedProduct, product } from '../../../../src/core/product/product-kind';
import { answeringFetch } from '../../support/answering-fetch';
import { fireEvent, rendered, screen, waitFor } from '../../support/dom';
import { onFieldPages, openField, sent, sentData } from '../../support/field-page';
import { chooseProduct, field, give, listed, messageOf, page, send } from '../../support/form-page';

onFieldPages();

describe('a line of text', () => {
  const labelOf = () => rendered.querySelector('label')?.textContent;

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
  it('cannot be longer than its limit, and counts the rest [UI-02, FORM-08]', () => {
    openField(area('/test/field', { maxLength: 1000 }));
    expect(field('Kenttä').maxLength).toBe(1000);
    give({ Kenttä: 'a'.repeat(998) });
    expect(screen.getAllByText('2 merkkiä jäljellä').length).toBeGreaterThan(0);
    give({ Kenttä: 'a'.repeat(1003) });
    expect(field('Kenttä').value).toHaveLength(1000);
  });

  it.each([
    ['fi', '1 merkki jäljellä'],
    ['en', '1 character left'],
    ['se', '1 tecken kvar'],
    ['de', '1 Zeichen übrig'],
  ])('counts the last character in the singular, in %s [UI-02]', (language, text) => {
    openField(area('/test/field', { maxLength: 10 }), language);
    give({ Kenttä: 'a'.repeat(9) });
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('is described by its counter, its hint and its fault [FORM-08, IMP-18]', () => {
    openField(area('/test/field', { maxLength: 1000, hint: '/test/a' }));
    const described = () =>
      (field('Kenttä').getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => rendered.getElementById(id)?.textContent);
    expect(described()).toEqual(['A', '1000 merkkiä jäljellä']);
    send();
    expect(described()).toEqual(['A', 'Tämä kenttä on pakollinen', '1000 merkkiä jäljellä']);
  });

  it('announces its counter only near the limit [FORM-08]', () => {
    openField(area('/test/field', { maxLength: 200 }));
    const said = () => rendered.querySelector('[aria-live=polite]')?.textContent;
    give({ Kenttä: 'a'.repeat(50) });
    expect(said()).toBe('');
    give({ Kenttä: 'a'.repeat(150) });
    expect(said()).toBe('50 merkkiä jäljellä');
    give({ Kenttä: 'a'.repeat(155) });
    expect(said()).toBe('50 merkkiä jäljellä');
  });

  it('with forbidden characters says which, on blur [FORM-10]', () => {
    openField(area('/test/field'));
    fireEvent.change(field('Kenttä'), { target: { value: 'Hyvä – mutta & #3 – ei' } });
    expect(messageOf(field('Kenttä'))).toBe('');
    fireEvent.blur(field('Kenttä'));
    expect(messageOf(field('Kenttä'))).toBe(
      'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.Poista: – & #',
    );
  });

  it('is sent with each accent on its letter, and with any characters if a form allows them [FORM-09]', async () => {
    openField(area('/test/field', { anySigns: true }));
    give({ Kenttä: ' A\u030a & # ' });
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: 'Å & #' }));
  });
});

describe('choices', () => {
  const choices = { a: '/test/a', b: '/test/b' };

  it('of a select are sent by value [IMP-12]', async () => {
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

  it('are any of a few boxes, of which one may be required with its own message', async () => {
    openField(checkboxes('/test/field', { choices, missing: '/test/form' }));
    send();
    expect(messageOf(screen.getByRole('group', { name: 'Kenttä' }))).toBe('Lomake');
    for (const one of ['B', 'A', 'B']) fireEvent.click(field(one));
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: ['a'] }));
  });

  it('of a checkbox must be ticked if it is required', async () => {
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
  const own = product('/test/field', { wire: namedProduct('Name', 'Id') });

  const cleanUp = ({ unmount }: ReturnType<typeof openField>) => {
    unmount();
    sessionStorage.clear();
    sent.mockClear();
  };
  const storedId = () =>
    JSON.parse(sessionStorage.getItem('atria-draft-test') ?? '{}')?.field?.productId;

  it('is found from three characters on, all are listed before [FORM-18]', async () => {
    const { backend } = openField(own);
    fireEvent.click(field('Kenttä'));
    const all = (await screen.findAllByRole('option')).length;
    expect(backend.to('all-products')[0]?.query).toEqual({ language: 'fi' });
    fireEvent.change(field('Kenttä'), { target: { value: 'na' } });
    expect(rendered.querySelectorAll('[role=option]')).toHaveLength(all);
    fireEvent.change(field('Kenttä'), { target: { value: 'nak' } });
    const found = [...rendered.querySelectorAll('[role=option]')];
    expect(found.length).toBeLessThan(all);
    expect(found.every((one) => /nak/i.test(one.textContent ?? ''))).toBe(true);
  });

  it('has the titles of a back end that writes HTML as a reader sees them [FORM-18]', async () => {
    const title = 'Jauhe&shy;liha&shy;pihvi 400&nbsp;g &amp; kastike';
    const { settings } = answeringFetch(() => [{ title, productId: 7 }]);
    openField(own, 'fi', settings);
    fireEvent.change(field('Kenttä'), { target: { value: 'jauhelihapihvi 400 g &' } });
    fireEvent.click(await screen.findByRole('option'));
    send();
    await waitFor(() =>
      expect(sentData()).toEqual({ Id: 7, Name: 'Jauhelihapihvi 400 g & kastike' }),
    );
  });

  it('says when none is found, and when none could be loaded, which the next letter tries again [FORM-18, IMP-02]', async () => {
    const { backend } = openField(own);
    backend.failWith('all-products:500,search:500');
    fireEvent.change(field('Kenttä'), { target: { value: 'xyzxyz' } });
    expect(await screen.findByText('Tuotteita ei voitu hakea', { selector: 'p' })).toBeTruthy();
    backend.failWith('');
    fireEvent.change(field('Kenttä'), { target: { value: 'xyzxyzx' } });
    expect(await screen.findByText('Tuotetta ei löytynyt', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Tuotetta ei löytynyt');
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

  it('closes when the focus goes on from it [FORM-17]', async () => {
    openField(own);
    fireEvent.click(screen.getByRole('button', { name: 'Näytä tuotteet' }));
    await screen.findByRole('listbox');
    expect(rendered.activeElement).toBe(field('Kenttä'));
    fireEvent.blur(field('Kenttä'), {
      relatedTarget: rendered.querySelector('button[type=submit]'),
    });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opened by its button handles the keys of the list [FORM-17, IMP-12]', async () => {
    openField(own);
    await page.user.click(screen.getByRole('button', { name: 'Näytä tuotteet' }));
    const [first] = await screen.findAllByRole('option');
    await page.user.keyboard('{ArrowDown}{Enter}');
    expect(field('Kenttä').value).toBe(first?.textContent);
    await page.user.click(screen.getByRole('button', { name: 'Näytä tuotteet' }));
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  const titled = async (title: string) => {
    await page.user.clear(field('Kenttä'));
    if (title) await page.user.type(field('Kenttä'), title);
  };
  const sentProduct = async () => {
    send();
    await waitFor(() => expect(sentData()).toBeTruthy());
    return sentData();
  };

  it('is the field’s text on blur, by its title or as typed [FORM-17, FCOMP-03]', async () => {
    const view = openField(own);
    const title = await chooseProduct('Kenttä');
    const chosen = await sentProduct();
    expect(chosen).toEqual({ Id: expect.any(Number), Name: title });
    expect(chosen.Id).toBeGreaterThan(0);
    cleanUp(view);
    openField(own);
    await titled(` ${title.toUpperCase()} `);
    await screen.findAllByRole('option');
    await page.user.tab();
    expect(await sentProduct()).toEqual({ Id: chosen.Id, Name: title.toUpperCase() });
  });

  it('is the title typed over the chosen one, left by Tab [FORM-17, FCOMP-03]', async () => {
    openField(own);
    await chooseProduct('Kenttä');
    await titled('Mummon makkara');
    await page.user.tab();
    expect(field('Kenttä').value).toBe('Mummon makkara');
    expect(await sentProduct()).toEqual({ Id: 0, Name: 'Mummon makkara' });
  });

  it('is the typed text when Enter sends the form [FORM-17, FCOMP-03]', async () => {
    openField(own);
    await titled('Mummon makkara{Enter}');
    await waitFor(() => expect(sentData()).toEqual({ Id: 0, Name: 'Mummon makkara' }));
  });

  it('that was deleted by keyboard is none, and stays so [FORM-17]', async () => {
    openField({ ...own, required: false });
    await chooseProduct('Kenttä');
    await titled('');
    await page.user.tab();
    expect(field('Kenttä').value).toBe('');
    expect(await sentProduct()).toEqual({ Id: 0, Name: '' });
  });

  it('is sent by its title if the list fails to load [FCOMP-03]', async () => {
    const { backend } = openField(own);
    backend.failWith('all-products:500,search:500');
    await titled('Nakki');
    expect(await screen.findByText('Tuotteita ei voitu hakea', { selector: 'p' })).toBeTruthy();
    await page.user.tab();
    expect(await sentProduct()).toEqual({ Id: 0, Name: 'Nakki' });
  });

  it('gets its id when the list loads after its title [FORM-17]', async () => {
    const view = openField(own);
    const title = await chooseProduct('Kenttä');
    cleanUp(view);
    const { backend } = openField(own);
    backend.failWith('search:slow:50,all-products:slow:50');
    fireEvent.change(field('Kenttä'), { target: { value: title } });
    // The wait is shown.
    expect(field('Kenttä').getAttribute('aria-busy')).toBe('true');
    fireEvent.blur(field('Kenttä'), { relatedTarget: rendered.querySelector('button') });
    await waitFor(() => expect(storedId()).toBeGreaterThan(0));
    expect(field('Kenttä').value).toBe(title);
  });

  it('outlives a reload [FORM-18]', async () => {
    const { unmount } = openField(own);
    const title = await chooseProduct('Kenttä');
    unmount();
    openField(own);
    expect(field('Kenttä').value).toBe(title);
  });
});
