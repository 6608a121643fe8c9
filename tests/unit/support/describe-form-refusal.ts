import { expect, it } from 'vitest';
import { formTexts } from '../../../src/core/form/form.texts';
import { textIn } from '../../../src/core/i18n/texts';
import { translate } from '../../../src/core/i18n/translate';
import { languages } from '../../../src/core/page/language';
import { fireEvent, rendered, screen, seen, waitFor } from './dom';
import { control, type Ready } from './form-case';
import { listed, messageOf, page, send, summary } from './form-page';

/** How a form refuses a submit, in a summary. */
export function describeRefusal({ test, form, fields, open, openFilled, shown }: Ready) {
  it('lists what is missing by name, in order [FORM-06]', () => {
    const { backend } = open();
    send();
    expect(listed()).toEqual(shown.listed);
    expect(summary().textContent).toContain(shown.title);
    expect(summary().textContent).toContain(shown.heading);
    expect(backend.to(shown.path)).toEqual([]);
  });

  it.runIf(form.captcha)('says so when it is answered with isSuccess false [FORM-05]', async () => {
    await openFilled();
    page.captcha.verify('demo-reject');
    send();
    await waitFor(() => screen.getByText(shown.failure, seen));
  });

  test('moves the focus to the summary, whose entries lead to their fields [IMP-19]', () => {
    open();
    send();
    expect(rendered.activeElement).toBe(summary());
    for (const link of summary().querySelectorAll('a')) {
      fireEvent.click(link);
      expect(rendered.activeElement?.id).toBe(link.getAttribute('href')?.slice(1));
    }
  });

  it('says so at each field, linked to it [UI-01, FORM-11, IMP-18]', () => {
    open();
    send();
    const wrong = [...rendered.querySelectorAll('[aria-invalid=true]')];
    expect(wrong).toHaveLength(shown.missing.length);
    const own = fields.flatMap(([, { missing }]) =>
      missing ? [translate({ ...formTexts, ...form.texts }, 'fi', missing, [])] : [],
    );
    for (const one of wrong) expect([shown.required, ...own]).toContain(messageOf(one));
  });

  const [text] = fields.find(([, one]) => one.kind === 'text' && one.required === true) ?? [];
  test.runIf(text)('counts blanks alone as missing [IMP-27]', () => {
    open();
    fireEvent.change(control(text as string), { target: { value: '   ' } });
    send();
    expect(listed()).toEqual(shown.listed);
  });

  const [email] = fields.find(([, { kind }]) => kind === 'email') ?? [];
  test.runIf(email)('says on blur that an invalid e-mail address is none [IMP-26]', () => {
    open();
    fireEvent.change(control(email as string), { target: { value: 'anna@' } });
    expect(messageOf(control(email as string))).toBe('');
    fireEvent.blur(control(email as string));
    const words = { ...formTexts, ...form.texts };
    const key = form.words?.['/form/email-wrong'] ?? '/form/email-wrong';
    expect(messageOf(control(email as string))).toBe(translate(words, 'fi', key, []));
  });

  it.each(languages)('is all in %s', (language) => {
    open({ language });
    send();
    const own = form.texts[form.words?.['/form/box-title'] ?? ''];
    const title = own ?? formTexts['/form/box-title'];
    expect(summary().textContent).toContain(textIn(title, language));
    expect(listed()).toHaveLength(shown.listed.length);
    expect(console.warn).not.toHaveBeenCalled();
  });
}

/** For a form so short that it needs no summary. */
export function describeShortRefusal({ open, shown }: Ready) {
  it.each(languages)('leads to the first wrong field, which says so: %s [IMP-18]', (language) => {
    const { backend } = open({ language });
    send();
    const wrong = [...rendered.querySelectorAll('[aria-invalid=true]')];
    expect(wrong).toHaveLength(shown.missing.length);
    expect(rendered.activeElement).toBe(wrong[0]);
    expect(messageOf(wrong[0] as Element)).not.toBe('');
    expect(summary()).toBeUndefined();
    expect(backend.to(shown.path)).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
  });
}
