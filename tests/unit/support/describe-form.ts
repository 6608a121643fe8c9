import { describe, expect, it, vi } from 'vitest';
import type { Contract } from '../../../src/core/element/contract';
import type { Fields } from '../../../src/core/form/define-form';
import { translate } from '../../../src/core/i18n/translate';
import { type Language, languages } from '../../../src/core/page/language';
import { fakeCaptcha } from './captcha';
import { describeCare, describeFormats, describeNamedFields } from './describe-form-care';
import { describeRefusal, describeShortRefusal } from './describe-form-refusal';
import { describeStay } from './describe-form-stay';
import { act, fireEvent, rendered, screen, seen, waitFor } from './dom';
import { failureOf } from './expect-faults';
import { control, drafts, type FormCase, type FormOptions, type Ready } from './form-case';
import {
  captchaStands,
  listed,
  onFormPages,
  openForm,
  page,
  send,
  sendButton,
  summary,
  toldTo,
  verified,
} from './form-page';
import { testOf } from './test-of';

/**
 * What every form does, once for all forms: each suite keeps only what is its own, and is about 40
 * lines. Each test of the suite starts on a fresh page with a captcha. Of a form it holds
 *
 * - names and autocomplete tokens, what is required, each rule of a value, in four languages;
 * - the summary with its links and the focus, the way by the keyboard alone;
 * - sending once, thanks in place or by the success page, and Back from there;
 * - each failure: of the network, of the server, of the answer, of fields that the server names;
 * - the captcha missing, spent and not to be had;
 * - the draft: restored after a reload, gone once sent or cleared; nothing personal elsewhere.
 *
 * @param name of the form in the titles
 */
export function describeForm<C extends Contract>(name: string, given: FormCase<C>) {
  const { form, widget, props } = given;
  const open = (options: FormOptions = {}) => {
    const view = openForm(widget, { ...options, props: { ...props, ...options.props } } as never);
    given.reach?.((options.language ?? 'fi') as Language);
    return view as unknown as ReturnType<typeof openForm>;
  };
  const ready: Ready = {
    test: testOf(given.isWhole),
    form,
    fields: Object.entries(form.fields as Fields).filter(([, { kind }]) => kind !== 'hidden'),
    shown: {
      title: 'Tapahtui Virhe!',
      heading: 'Lomakkeelta puuttuu pakollisia tietoja',
      required: 'Tämä kenttä on pakollinen',
      thanks: 'Kiitos! Viestisi on lähetetty.',
      failure: 'Tapahtui virhe. Yritä uudelleen',
      unread: false,
      fault: 'contact',
      ...(given as unknown as FormCase<Contract>),
      listed: [...given.missing, ...(form.captcha === 'error' ? ['Vahvistus'] : [])],
    },
    open,
    openFilled: async (options) => {
      const view = open(options);
      await given.fill();
      if (form.captcha && !options?.settings) await captchaStands();
      if (form.captcha) page.captcha.verify();
      return view;
    },
  };
  onFormPages();
  describe(`${name}, as every form,`, () => {
    describe('has fields that', () => describeFields(ready));
    describe('has rules and', () => describeFormats(ready, given.anySigns));
    describeCare(ready);
    describe('left and come back to,', () =>
      describeStay(ready, given.elsewhere as FormCase<Contract>['elsewhere']));
    describe('is refused and', () =>
      form.summary === false ? describeShortRefusal(ready) : describeRefusal(ready));
    describe('is sent and', () =>
      describeSuccess(ready, 'successUrl' in widget.contract.attributes));
    describe('fails and', () => {
      describeFailure(ready);
      describeNamedFields(ready);
    });
    if (form.captcha) describe('has a captcha that', () => describeCaptcha(ready));
  });
}

function describeFields({ form, fields, open, shown }: Ready) {
  it.each(languages)(
    'are named in %s, with a mark at what is required [IMP-18, UI-01]',
    (language) => {
      open({ language });
      const say = (key: string) => translate(form.texts, language, key, []);
      for (const [name, { label }] of fields) {
        const { id } = control(name);
        const labels = rendered.querySelectorAll(
          `label[for="${id}"], [id="${id}-label"], label:has([id="${id}"])`,
        );
        expect([...labels].map((one) => one.textContent?.replace(' *', ''))).toContain(say(label));
      }
      const marked = [...rendered.querySelectorAll('label, [id$=-label]')]
        .map((one) => one.textContent ?? '')
        .filter((label) => label.endsWith(' *'));
      // A field that is alone needs none.
      expect(marked).toHaveLength(fields.length === 1 ? 0 : shown.missing.length);
      // No text is looked for in vain.
      expect(console.warn).not.toHaveBeenCalled();
    },
  );

  const filledIn = fields.filter(([, field]) => 'autoComplete' in field);
  it.runIf(filledIn.length > 0)('a browser can fill in [IMP-18]', () => {
    open();
    for (const [name, field] of filledIn) {
      const filled = control(name).getAttribute('autocomplete');
      expect(filled).toBe('autoComplete' in field ? field.autoComplete : null);
      // It is of several lines: browsers leave a field of one line empty.
      expect(filled).not.toBe('street-address');
    }
  });

  it('say what a star at them means, and nothing of one where there is none [UI-01]', () => {
    open();
    const labels = [...rendered.querySelectorAll('label, [id$="-label"]')];
    const isMarked = labels.some((label) => label.textContent?.endsWith(' *'));
    expect(screen.queryByText('* pakollinen tieto') !== null).toBe(isMarked);
  });

  it('all stand in a row of the form', () => {
    open();
    expect(fields.filter(([name]) => !control(name))).toEqual([]);
  });
}

function describeSuccess(
  { test, form, fields, open, openFilled, shown }: Ready,
  redirects: boolean,
) {
  const calls = (view: ReturnType<typeof openForm>) => view.backend.to(shown.path);
  const thanked = () => waitFor(() => screen.getByText(shown.thanks));

  // The stand-in back end knows nobody: the visitor is anonymous.
  it('keeps its entries, and thanks in place with the focus [FORM-01, ROLE-01]', async () => {
    const view = await openFilled();
    send();
    await thanked();
    expect(calls(view).map(({ body }) => body)).toEqual([shown.body]);
    const thanks = screen.getByText(shown.thanks).closest('[role=status]');
    await waitFor(() => expect(rendered.activeElement).toBe(thanks));
    expect(page.gone).toEqual([]);
  });

  test('shows that it is pending, and is sent once by many presses [FORM-02, IMP-28]', async () => {
    const view = await openFilled();
    view.backend.failWith(`${shown.fault}:slow:40`);
    send();
    send();
    expect(sendButton().textContent).toBe('Lähetetään...');
    expect(sendButton().getAttribute('aria-disabled')).toBe('true');
    send();
    await thanked();
    expect(calls(view)).toHaveLength(1);
  });

  test('fires events before and after, of which the page can stop the first [ELEM-08]', async () => {
    const { events } = await openFilled();
    send();
    await thanked();
    expect(events).toEqual([
      { name: 'atria-form-submit', detail: { form: form.name } },
      { name: 'atria-form-success', detail: { form: form.name, address: '' } },
    ]);
  });

  test('is not sent when the page stops it [ELEM-08]', async () => {
    const view = await openFilled({ stop: ['atria-form-submit'] });
    send();
    expect(calls(view)).toEqual([]);
  });

  it.runIf(redirects)('leads to the success page [FORM-01]', async () => {
    await openFilled({ props: { successUrl: '/kiitos' } });
    send();
    await waitFor(() => expect(page.gone).toEqual(['/kiitos']));
    expect(screen.queryByText(shown.thanks)).toBeNull();
  });

  test.runIf(redirects)(
    'thanks in place when the page stops the navigation [FORM-01, ELEM-08]',
    async () => {
      await openFilled({ props: { successUrl: '/kiitos' }, stop: ['atria-form-success'] });
      send();
      await thanked();
      expect(page.gone).toEqual([]);
    },
  );

  test.runIf(redirects)(
    'is empty and ready when the visitor comes back to the page [FORM-02]',
    async () => {
      await openFilled({ props: { successUrl: '/kiitos' } });
      send();
      await waitFor(() => expect(page.gone).toHaveLength(1));
      const show = (persisted: boolean) =>
        act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
      show(false);
      expect(sendButton().getAttribute('aria-busy')).toBe('true');
      show(true);
      expect(sendButton().getAttribute('aria-busy')).toBeNull();
      send();
      expect(listed()).toEqual(shown.listed);
    },
  );

  test('removes its draft, which a reload keeps until then', async () => {
    const first = await openFilled();
    first.unmount();
    const view = open();
    for (const [name, { draft, required }] of fields)
      if (draft === null && required) fireEvent.click(control(name));
    if (form.captcha) await verified();
    send();
    await thanked();
    expect(calls(view).map(({ body }) => body)).toEqual([shown.body]);
    expect(drafts(form)).toEqual([]);
  });
}

type View = ReturnType<typeof openForm>;

function describeFailure({ test, form, openFilled, shown }: Ready) {
  const kinds = ['500', 'offline', ...(shown.unread ? [] : ['malformed', 'shape'])];
  const faults = kinds.map((kind) => `${shown.fault}:${kind}`);

  it.each(faults)(
    'says so, keeps the entries, and is sent by a retry: %s [FORM-05]',
    async (fault) => {
      const view = await openFilled();
      view.backend.failWith(fault);
      send();
      await waitFor(() => screen.getByText(failureOf(fault, shown.failure), seen));
      view.backend.failWith('');
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.queryByText(/^Verkkoyhteys katkesi/, seen)).toBeNull();
      if (form.captcha) page.captcha.verify();
      send();
      await waitFor(() => screen.getByText(shown.thanks));
      expect(view.backend.to(shown.path).at(-1)?.body).toEqual(shown.body);
    },
  );

  const sentAndGone = async (leave: (view: View) => void) => {
    const view = await openFilled({ props: { successUrl: '/kiitos' } });
    send();
    leave(view);
    view.unmount();
    await waitFor(() => expect(view.backend.to(shown.path)).toHaveLength(1));
    return { ...view, call: view.backend.to(shown.path)[0] };
  };
  const succeeded = ({ events }: View) => events.some(({ name }) => name === 'atria-form-success');

  test('is sent though its dialog closes meanwhile, and then leads nowhere [IMP-28]', async () => {
    const view = await sentAndGone(() => {});
    await waitFor(() => expect(succeeded(view)).toBe(true));
    expect(view.call?.signal.aborted).toBe(false);
    expect(page.gone).toEqual([]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('atria-draft'))).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('aborts the request when its widget is removed [IMP-03]', async () => {
    const view = await sentAndGone(({ host }) => host.remove());
    expect(view.call?.signal.aborted).toBe(true);
    expect(succeeded(view)).toBe(false);
    expect(page.gone).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });
}

function describeCaptcha({ test, form, open, openFilled, shown }: Ready) {
  it.runIf(form.captcha === 'silent')('stops a first attempt silently [FORM-03]', async () => {
    const view = await openFilled();
    page.captcha.verify('');
    send();
    expect(view.backend.to(shown.path)).toEqual([]);
    const alerts = [...rendered.querySelectorAll('[role=alert]')];
    expect(alerts.filter((one) => one.textContent)).toEqual([]);
  });

  it.runIf(form.captcha === 'error')('is listed among the missing fields', async () => {
    const view = await openFilled();
    page.captcha.verify('');
    send();
    expect(view.backend.to(shown.path)).toEqual([]);
    expect(listed()).toEqual(['Vahvistus']);
  });

  test.runIf(form.captcha === 'error')(
    'is no longer missing once it is verified, and is again when that has expired [FORM-06]',
    async () => {
      await openFilled();
      page.captcha.verify('');
      send();
      page.captcha.verify();
      await waitFor(() => expect(summary()).toBeUndefined());
      page.captcha.verify('');
      await waitFor(() => expect(listed()).toEqual(['Vahvistus']));
    },
  );

  test('is in the language of the form, also when that changes [FORM-04]', async () => {
    const view = open();
    await captchaStands();
    expect(page.captcha.lang()).toBe('fi');
    view.setLanguage('se');
    await captchaStands();
    expect(page.captcha.lang()).toBe('sv');
    expect(document.querySelectorAll('[slot=captcha]')).toHaveLength(1);
  });

  test('keeps a verified visitor when the language changes, and follows it once that has expired', async () => {
    const view = open();
    await captchaStands();
    page.captcha.verify();
    view.setLanguage('se');
    expect(page.captcha.lang()).toBe('fi');
    page.captcha.verify('');
    await waitFor(() => expect(page.captcha.lang()).toBe('sv'));
  });

  test('is required again in words and takes the focus after a failure [FORM-03]', async () => {
    const view = await openFilled();
    view.backend.failWith(`${shown.fault}:500`);
    send();
    await waitFor(() => screen.getByText('Vahvista uudelleen, ettet ole robotti.'));
    const box = rendered.querySelector('[aria-label=Vahvistus]');
    expect(page.captcha.resetUI).toHaveBeenCalled();
    await waitFor(() => expect(rendered.activeElement).toBe(box));
    (rendered.activeElement as HTMLElement).blur();
    send();
    const silent = form.captcha === 'silent';
    await waitFor(() => expect(rendered.activeElement).toBe(silent ? box : summary()));
    expect(view.backend.to(shown.path)).toHaveLength(1);
  });

  test('is rendered into its place between the element’s tags, and removed with it [FORM-04]', async () => {
    const { host, unmount } = open();
    await captchaStands();
    unmount();
    expect(host.querySelector('[slot=captcha]')).toBeNull();
  });

  test('whose script is blocked is reported to editors, to visitors as a failure, and loaded again on retry [FORM-03, FORM-05]', async () => {
    Reflect.deleteProperty(window, 'mtcaptcha');
    // The script is not really fetched.
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {});
    const scripts = () => document.head.querySelectorAll('script');
    const view = await openFilled({ settings: { captchaScript: '/blocked.js' } });
    fireEvent.error(scripts()[0] as HTMLElement);
    const told = /data-captcha-script: given "\/blocked.js", expected a script that can be loaded/;
    await waitFor(() => expect(toldTo(view.host).join()).toMatch(told));
    send();
    // Also announced where only the text of a button says it.
    expect(screen.getAllByText(shown.failure)).not.toEqual([]);
    expect(screen.queryByText(/ettet ole robotti/)).toBeNull();
    expect(view.backend.to(shown.path)).toEqual([]);
    page.captcha = fakeCaptcha();
    fireEvent.load(scripts()[0] as HTMLElement);
    await captchaStands();
    await waitFor(() => expect(toldTo(view.host)).toEqual([]));
    page.captcha.verify();
    send();
    await waitFor(() => screen.getByText(shown.thanks));
    expect(view.backend.to(shown.path).map(({ body }) => body)).toEqual([shown.body]);
    document.head.replaceChildren();
  });

  test.each([
    ['data-captcha-script', { captchaScript: '' }],
    ['data-captcha-key', { captchaKey: '' }],
  ])(
    'is reported to editors to lack %s, to visitors as a failure [FORM-03]',
    async (where, settings) => {
      const { backend, host } = await openFilled({ settings });
      await waitFor(() => expect(toldTo(host).join()).toContain(`${where}: given nothing`));
      send();
      // Also announced where only the text of a button says it.
      expect(screen.getAllByText(shown.failure)).not.toEqual([]);
      expect(screen.queryByText(/ettet ole robotti/)).toBeNull();
      expect(backend.to(shown.path)).toEqual([]);
    },
  );
}
