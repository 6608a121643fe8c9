import { describe, expect, it } from 'vitest';
import { date } from '../../../../src/core/date/date-kind';
import { dateRange } from '../../../../src/core/date/date-range';
import { act, fireEvent, rendered, screen, waitFor } from '../../support/dom';
import { onFieldPages, openField, sentData } from '../../support/field-page';
import { field, give, messageOf, page, send } from '../../support/form-page';

onFieldPages();

describe('a date', () => {
  const day = (iso: string) => new Date(`${iso}T12:00`);
  const rules = { min: day('2026-11-05'), max: day('2026-11-20'), disabledWeekdays: [0] };
  const openCalendar = async (text: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: /^Avaa kalenteri/ }));
    return screen.findByRole('button', { name: text });
  };
  const pickDay = (text: RegExp) => fireEvent.click(screen.getByRole('button', { name: text }));

  it('typed is tidied by Enter and by Tab, and sent as an ISO string [UI-05, FCOMP-02]', async () => {
    openField(date('/test/field'));
    fireEvent.change(field('Kenttä'), { target: { value: '5.11.2026' } });
    expect(field('Kenttä').value).toBe('5.11.2026');
    fireEvent.keyDown(field('Kenttä'), { key: 'Enter' });
    expect(field('Kenttä').value).toBe('05/11/2026');
    give({ Kenttä: '6-11-2026' });
    expect(field('Kenttä').value).toBe('06/11/2026');
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: '2026-11-06T00:00:00.000Z' }));
  });

  it.each([
    ['fi', '5.11.2026'],
    ['se', '5.11.2026'],
    ['en', '5. 11. 26'],
    ['de', '05.11.2026'],
    ['fi', '5/11/2026'],
    ['en', '11/5/2026'],
    ['se', '2026-11-05'],
    ['fi', '05112026'],
    ['en', '11052026'],
  ])('is in %s, written %s, the fifth of November [UI-05, FCOMP-02]', async (language, text) => {
    const view = openField(date('/test/field'), language);
    fireEvent.change(field('Kenttä'), { target: { value: text } });
    fireEvent.blur(field('Kenttä'));
    view.setLanguage('en');
    expect(field('Kenttä').value).toBe('11/05/2026');
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: '2026-11-05T00:00:00.000Z' }));
  });

  it.each(['5112026', '051126', '20261105', '5.11/2026', '13/13/2026', '2026-11-5', '11/2026'])(
    'is not guessed from an ambiguous text: %s [UI-05]',
    (text) => {
      openField(date('/test/field'));
      give({ Kenttä: text });
      expect(messageOf(field('Kenttä'))).toBe('Tarkista päivämäärä.');
      expect(field('Kenttä').value).toBe(text);
    },
  );

  it('has a calendar in the language of the page, with today named, for one day [IMP-17]', async () => {
    const { container } = openField(date('/test/field'));
    await openCalendar(/, tänään$/);
    expect(screen.getByRole('navigation', { name: 'Kuukaudet' })).toBeTruthy();
    expect(container.querySelector('[aria-multiselectable=true]')).toBeNull();
  });

  it('keeps Escape to its calendar: a dialog around it stays open [IMP-13]', async () => {
    openField(date('/test/field'));
    give({ Kenttä: '05/11/2026' });
    const day = await openCalendar(/(^|\D)5\. marraskuuta 2026/);
    // A key that nobody stopped closes the dialog, by the browser's default.
    expect(fireEvent.keyDown(day, { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['fi', 'pp/kk/vvvv'],
    ['en', 'mm/dd/yyyy'],
    ['se', 'mm/dd/åååå'],
    ['de', 'MM/TT/JJJJ'],
  ])('names its format in the letters of %s [I18N-07, UI-05]', (language, pattern) => {
    openField(date('/test/field'), language);
    const hint = rendered.getElementById(
      field('Kenttä').getAttribute('aria-describedby')?.split(' ')[0] ?? '',
    );
    expect(hint?.textContent).toBe(pattern);
  });

  it.each(['31/02/2026', '04/11/2026', '21/11/2026', '08/11/2026', 'huomenna'])(
    'that may not be chosen is refused when it is typed: %s [UI-03]',
    (text) => {
      openField(date('/test/field', { rules }));
      give({ Kenttä: text });
      expect(messageOf(field('Kenttä'))).toBe('Tarkista päivämäärä.');
      expect(field('Kenttä').value).toBe(text);
    },
  );

  it('that may not be chosen cannot be picked [UI-03]', async () => {
    openField(date('/test/field', { rules }));
    give({ Kenttä: '05/11/2026' });
    await openCalendar(/(^|\D)5\. marraskuuta 2026/);
    for (const text of [/(^|\D)4\. marraskuuta/, /(^|\D)8\. marraskuuta/, /21\. marraskuuta/])
      expect((screen.getByRole('button', { name: text }) as HTMLButtonElement).disabled).toBe(true);
    pickDay(/(^|\D)9\. marraskuuta/);
    expect(field('Kenttä').value).toBe('09/11/2026');
  });

  it('is picked from the calendar with the arrow keys [IMP-17, UI-05]', async () => {
    openField(date('/test/field'));
    give({ Kenttä: '05/11/2026' });
    const chosen = await openCalendar(/(^|\D)5\. marraskuuta 2026/);
    act(() => chosen.focus());
    await page.user.keyboard('{ArrowRight}{Enter}');
    expect(field('Kenttä').value).toBe('06/11/2026');
    expect(rendered.activeElement?.getAttribute('aria-label')).toMatch(/^Avaa kalenteri/);
  });

  it('means the same day in another language after a reload', () => {
    const own = date('/test/field');
    const { unmount } = openField(own);
    give({ Kenttä: '03/04/2027' });
    unmount();
    openField(own, 'en');
    expect(field('Kenttä').value).toBe('04/03/2027');
  });

  it('of a range obeys its limits when it is typed [UI-04]', () => {
    openField(dateRange('/test/field', { rules, limits: { minDays: 2, maxDays: 3 } }));
    const typed = (text: string) => {
      give({ Kenttä: text });
      return messageOf(field('Kenttä'));
    };
    expect(typed('05/11/2026 - 09/11/2026')).toBe('Tarkista päivämäärä.');
    expect(typed('05/11/2026 - 05/11/2026')).toBe('Tarkista päivämäärä.');
    expect(typed('01/01/2020 - 02/01/2020')).toBe('Tarkista päivämäärä.');
    expect(typed('5.11.2026\u00a0– to 6.11.2026')).toBe('');
    expect(field('Kenttä').value).toBe('05/11/2026 - 06/11/2026');
  });

  it('of a range of at least two days is picked by its first and its last [UI-04]', async () => {
    openField(dateRange('/test/field', { rules, limits: { minDays: 2, maxDays: 3 } }));
    give({ Kenttä: '05/11/2026 - 06/11/2026' });
    await openCalendar(/(^|\D)5\. marraskuuta 2026/);
    pickDay(/(^|\D)10\. marraskuuta/);
    const far = screen.getByRole('button', { name: /13\. marraskuuta/ }) as HTMLButtonElement;
    expect(far.disabled).toBe(true);
    pickDay(/(^|\D)12\. marraskuuta/);
    expect(field('Kenttä').value).toBe('10/11/2026 - 12/11/2026');
    send();
    await waitFor(() => expect(sentData()).toEqual({ field: '2026-11-10/2026-11-12' }));
  });
});
