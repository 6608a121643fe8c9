import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyForm, checked, type Fields, placesOf } from '../../../src/core/form/define-form';
import { formTexts } from '../../../src/core/form/form.texts';
import { sharedTexts } from '../../../src/core/i18n/shared.texts';
import { translate } from '../../../src/core/i18n/translate';
import { type Language, languages } from '../../../src/core/page/language';
import { fireEvent, rendered, screen, waitFor } from './dom';
import { control, drafts } from './form-case';
import { messageOf, type openForm, page, send, sendButton, verified } from './form-page';
import type { Test } from './test-of';

type Field = Fields[string];
type View = ReturnType<typeof openForm>;

/** A form in a battery: how it is opened and what happens to it. */
export interface FormAtHand {
  readonly test: Test;
  readonly form: AnyForm;
  /** The visible fields. */
  readonly fields: readonly (readonly [name: string, field: Field])[];
  readonly open: (options?: { readonly language?: string; readonly props?: object }) => View;
  readonly openFilled: () => Promise<View>;
  readonly shown: {
    readonly path: string;
    readonly body: object;
    readonly fault: string;
    readonly thanks: string;
  };
}

/** Sends it, verified if it asks for that, and waits for its thanks. */
async function sendThrough({ form, shown }: FormAtHand) {
  if (form.captcha) await verified();
  send();
  await waitFor(() => screen.getByText(shown.thanks));
}
const bodiesOf = (view: View, { path }: FormAtHand['shown']) =>
  view.backend.to(path).map(({ body }) => body);

/** A form's text for a key, its own if it has one. */
const sayOf = ({ form }: FormAtHand, key: string, language: Language) => {
  const word = (form.words as Record<string, string> | undefined)?.[key] ?? key;
  return translate({ ...sharedTexts, ...formTexts, ...form.texts }, language, word, []);
};

const wrongOf: Readonly<Record<string, string>> = {
  email: 'anna@',
  'postal-code': '123',
  area: 'Hei & #',
};

/** Every rule of a form's fields, in its words. */
export function describeFormats(at: FormAtHand, anySigns = false) {
  const { form, fields, open } = at;
  const ruled = fields.flatMap(([name, { kind }]) => {
    const value = wrongOf[kind];
    const { faults } = checked(form, { ...form.empty, [name]: value ?? form.empty[name] });
    const fault = faults.find((one) => one.name === name);
    const message =
      fault?.message ?? (kind === 'area' && anySigns ? undefined : 'a rule of its own');
    return value && message ? [{ name, value, message }] : [];
  });
  it.runIf(ruled.length > 0).each(languages)(
    'says in %s what is wrong with a value, at its field, on blur [IMP-18, IMP-26, FORM-09, FORM-10]',
    (language) => {
      open({ language });
      for (const { name, value, message } of ruled) {
        fireEvent.change(control(name), { target: { value } });
        expect(messageOf(control(name))).toBe('');
        fireEvent.blur(control(name));
        expect(messageOf(control(name))).toContain(sayOf(at, message, language));
      }
    },
  );
}

/** The back end's own refusal. */
export function describeNamedFields(at: FormAtHand) {
  const { form, fields, openFilled, shown } = at;
  const places = fields.flatMap(([name, field]) => {
    const [place] = placesOf(form, name, field);
    return place ? [{ name, place }] : [];
  });
  it('marks the fields that the back end names, keeps all entries, and is sent by a retry [IMP-18]', async () => {
    const view = await openFilled();
    view.backend.failWith(`${shown.fault}:invalid:${places.map(({ place }) => place).join('+')}`);
    send();
    await waitFor(() =>
      expect(rendered.querySelectorAll('[aria-invalid=true]')).toHaveLength(places.length),
    );
    const [first] = places;
    expect(messageOf(control(first?.name ?? ''))).toBe('asked to be invalid');
    view.backend.failWith('');
    await sendThrough(at);
    expect(bodiesOf(view, shown).at(-1)).toEqual(shown.body);
  });
}

const typedKinds = ['text', 'email', 'phone', 'area'];
/** A visitor's personal entries: texts of a sent body. */
function personalTexts({ form, fields, shown: { body } }: FormAtHand): readonly string[] {
  const leafOf = (place: string): unknown =>
    place
      .split('.')
      .reduce((part, key) => (part as Record<string, unknown>)?.[key] as object, body);
  return fields
    .filter(([, { kind }]) => typedKinds.includes(kind))
    .flatMap(([name, field]) => placesOf(form, name, field).map(leafOf))
    .filter((value): value is string => typeof value === 'string' && value.length > 2);
}

/** No entry is lost, and none of it is stored where others find it. */
export function describeCare(at: FormAtHand) {
  const { test, form, fields, open, openFilled, shown } = at;

  describe('as for personal data', () => {
    beforeEach(() => void Object.assign(window, { dataLayer: [] }));
    afterEach(() => void Reflect.deleteProperty(window, 'dataLayer'));

    test('keeps none of it in logs, address, data layer or storage [IMP-11]', async () => {
      const logs = (['log', 'info', 'debug'] as const).map((one) =>
        vi.spyOn(console, one).mockImplementation(() => {}),
      );
      const view = await openFilled();
      // Only a failure is logged, if anything is.
      view.backend.failWith(`${shown.fault}:500`);
      send();
      await waitFor(() => expect(sendButton().getAttribute('aria-busy')).toBeNull());
      view.backend.failWith('');
      await sendThrough(at);
      const spies = [...logs, vi.mocked(console.warn), vi.mocked(console.error)];
      const left = [
        ...spies.flatMap(({ mock }) => mock.calls.flat().map(String)),
        JSON.stringify((window as { dataLayer?: unknown }).dataLayer),
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
        location.href,
        ...view.events.map((one) => JSON.stringify(one)),
      ].join('\n');
      const texts = personalTexts(at);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => left.includes(text))).toEqual([]);
    });
  });

  test('keeps typed text when the language of its page changes', async () => {
    const view = await openFilled();
    view.setLanguage('en');
    view.setLanguage('fi');
    await sendThrough(at);
    expect(bodiesOf(view, shown)).toEqual([shown.body]);
  });

  const clear = () =>
    [...rendered.querySelectorAll<HTMLElement>('form button[type=button]')].find((one) =>
      /^(Tyhjennä lomake|Vahvista: tyhjennä kaikki)$/.test(one.textContent ?? ''),
    );
  test.runIf(fields.length > 2)('is cleared by a button, with its draft', async () => {
    open();
    expect(clear()).toBeUndefined();
    document.body.replaceChildren();
    await openFilled();
    expect(drafts(form)).toHaveLength(1);
    while (clear()) fireEvent.click(clear() as HTMLElement);
    expect(drafts(form)).toEqual([]);
    expect(rendered.activeElement).toBe(rendered.querySelector('form'));
    const empty = (name: string) => String((form.empty as Record<string, unknown>)[name] ?? '');
    for (const [name, { kind }] of fields)
      if (typedKinds.includes(kind)) expect(control(name).value).toBe(empty(name));
  });

  test('can be filled in and sent by the keyboard alone [IMP-12]', async () => {
    open();
    const reached = new Set<string>();
    for (let step = 0; step < 80 && rendered.activeElement !== sendButton(); step += 1) {
      await page.user.tab();
      for (const [name] of fields)
        if (rendered.activeElement?.closest(`[id$="-${name}"]`)) reached.add(name);
    }
    expect(fields.map(([name]) => name).filter((name) => !reached.has(name))).toEqual([]);
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(rendered.querySelector('[aria-invalid=true]')).toBeTruthy());
  });
}
