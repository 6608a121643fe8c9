import { describe, expect, it, vi } from 'vitest';
import { flat, wrappedWithoutFiles } from '../../../../src/core/form/body';
import { checked, defineForm } from '../../../../src/core/form/define-form';
import type { Wire } from '../../../../src/core/form/field';
import { checkbox } from '../../../../src/core/form/kinds/checkbox';
import { checkboxes } from '../../../../src/core/form/kinds/checkboxes';
import { radio } from '../../../../src/core/form/kinds/choice';
import { email } from '../../../../src/core/form/kinds/email';
import { hidden } from '../../../../src/core/form/kinds/hidden';
import { text } from '../../../../src/core/form/kinds/text';
import { asksOnLeave } from '../../support/asks-on-leave';
import { fireEvent, newHost, rendered, screen, waitFor } from '../../support/dom';
import { onFieldPages, sent, sentData } from '../../support/field-page';
import {
  captchaStands,
  choose,
  field,
  give,
  listed,
  messageOf,
  openForm,
  page,
  send,
  sendButton,
  summary,
  toldTo,
} from '../../support/form-page';
import { formWidget, labels } from '../../support/form-widget';

const texts = labels({
  '/test/form': 'Lomake',
  '/test/name': 'Nimi',
  '/test/listed': 'Nimesi',
  '/test/email': 'Sähköposti',
  '/test/rules': 'Säännöt',
  '/test/items': 'Materiaalit',
  '/test/failed': 'Jotain meni vikaan',
  '/test/of': 'Laskutus: {0}',
  '/test/heading': 'Lomakkeessa on virheitä',
});
onFieldPages();

const base = {
  name: 'test',
  texts,
  label: '/test/form',
  fields: { name: text('/test/name', { required: true }) },
  send: async (_: unknown, request: unknown) => sent(request),
};
const name = { Nimi: 'Anna' };
const isSent = (times = 1) => waitFor(() => expect(sent).toHaveBeenCalledTimes(times));

describe('the star at a label', () => {
  const note = '* pakollinen tieto';
  const fields = {
    name: text('/test/name', { required: true }),
    other: text('/test/listed'),
    email: email('/test/email'),
  };
  it('is explained once, above the first field, to those who see it [FORM-06]', () => {
    openForm(formWidget(defineForm({ ...base, fields })));
    const told = screen.getByText(note);
    expect(told.closest('[aria-hidden=true]')).toBeTruthy();
    const isBefore = told.compareDocumentPosition(field('Nimi'));
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('is not where no field has one', () => {
    openForm(formWidget(defineForm({ ...base, fields: { ...fields, name: text('/test/name') } })));
    expect(screen.queryByText(note)).toBeNull();
  });
});

describe('a request', () => {
  it('is wrapped with Files null for a form without a file field [FORM-16]', async () => {
    openForm(formWidget(defineForm(base)));
    give({ Nimi: ' Anna ' });
    send();
    await isSent();
    expect(sentData()).toEqual({ Data: { name: 'Anna' }, Files: null, MTCaptchaToken: '' });
  });

  it('can be wrapped without files, or flat with a token of another name', async () => {
    openForm(formWidget(defineForm({ ...base, body: wrappedWithoutFiles })));
    give(name);
    send();
    await isSent();
    expect(sentData()).toEqual({ Data: { name: 'Anna' }, MTCaptchaToken: '' });
    document.body.replaceChildren();
    openForm(
      formWidget(
        defineForm({ ...base, name: 'flat', captcha: 'silent', body: flat('captchaToken') }),
      ),
    );
    await captchaStands();
    give(name);
    page.captcha.verify();
    send();
    await isSent(2);
    expect(sentData()).toEqual({ name: 'Anna', captchaToken: 'demo-token' });
  });

  it('has hidden values, values of attributes, and each field in its own format', async () => {
    const asText: Wire<boolean> = (key, value) => ({ [key]: String(value) });
    const asPairs: Wire<readonly string[]> = (_, chosen, options) => ({
      Materials: options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label),
      Links: chosen,
    });
    const form = defineForm({
      ...base,
      body: flat(),
      fields: {
        Subject: hidden('Atria Export Contact Request'),
        ContentId: hidden(),
        way: radio('/test/name', { choices: { a: '/test/name', b: '/test/failed' }, start: 'a' }),
        isAdult: checkbox('/test/rules', { required: true, wire: asText }),
        rules: checkbox('/test/form', { required: true, wire: null }),
        items: checkboxes('/test/items', { wire: asPairs }),
      },
    });
    const items = [
      { value: '/1.pdf', label: 'Juliste' },
      { value: '/2.pdf', label: 'Vihko' },
    ];
    openForm(formWidget(form, { fixed: { ContentId: '7' }, options: { items } }));
    for (const label of ['Säännöt', 'Lomake', 'Vihko']) choose(label);
    send();
    await isSent();
    expect(sentData()).toEqual({
      Subject: 'Atria Export Contact Request',
      ContentId: '7',
      way: 'a',
      isAdult: 'true',
      Materials: ['Vihko'],
      Links: ['/2.pdf'],
    });
  });

  it('is not sent while something is missing: each field has its message [UI-11]', () => {
    const form = defineForm({
      ...base,
      fields: { name: text('/test/name', { required: true }), rules: checkbox('/test/rules') },
    });
    const { faults } = checked(form, { name: ' ', rules: false });
    expect(faults).toEqual([{ name: 'name', message: '/shared/required' }]);
  });

  it('starts with what the page sets, which the visitor may change', async () => {
    openForm(formWidget(defineForm(base), { start: { name: 'Sivun oma' } }));
    expect(field('Nimi').value).toBe('Sivun oma');
    give({ Nimi: '' });
    send();
    expect(listed()).toEqual(['Nimi']);
  });
});

describe('the texts of a form', () => {
  const form = defineForm({
    ...base,
    words: { '/form/box-heading': '/test/heading', '/shared/error': '/test/failed' },
    fields: {
      name: text('/test/name', { required: true, listedAs: '/test/listed' }),
      email: email('/test/email', { required: true, missing: '/form/email-wrong' }),
    },
  });

  it('can be its own, an editor’s, or a field’s', () => {
    const words = {
      '/shared/required': 'Pakko!',
      '/form/send': 'Tilaa',
      '/form/thanks': '',
    } as const;
    openForm(formWidget(form, { words }));
    send();
    expect(sendButton().textContent).toBe('Tilaa');
    expect(summary().textContent).toContain('Lomakkeessa on virheitä');
    expect(listed()).toEqual(['Nimesi', 'Sähköposti']);
    expect(messageOf(field('Nimi'))).toBe('Pakko!');
    expect(messageOf(field('Sähköposti'))).toBe('Tarkista sähköpostiosoite.');
  });

  it('show a failure beside the button, or on it', async () => {
    sent.mockResolvedValue({ isSuccess: false });
    const { unmount } = openForm(formWidget(form));
    give({ ...name, Sähköposti: 'a@b.fi' });
    send();
    expect(await screen.findByText('Jotain meni vikaan')).toBeTruthy();
    expect(sendButton().textContent).toBe('Lähetä');
    unmount();
    openForm(formWidget({ ...form, failure: 'button' }));
    send();
    await waitFor(() => expect(sendButton().textContent).toBe('Jotain meni vikaan'));
    expect(screen.queryByRole('alert')).toBeNull();
    // A button's new text is not read out.
    expect(screen.getByRole('status').textContent).toBe('Jotain meni vikaan');
    sent.mockResolvedValue({ isSuccess: true });
    send();
    expect(await screen.findByText('Kiitos! Viestisi on lähetetty.')).toBeTruthy();
  });

  it('list nothing where a form has no summary, and lead to the first wrong field', () => {
    openForm(formWidget({ ...form, summary: false }));
    send();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rendered.activeElement).toBe(field('Nimi'));
  });
});

describe('sending', () => {
  it('that throws before it returns a promise is a failure [FORM-05]', async () => {
    const form = defineForm({
      ...base,
      send: () => {
        throw new Error('no data');
      },
    });
    openForm(formWidget(form));
    give(name);
    send();
    expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeTruthy();
    expect(sendButton().getAttribute('aria-busy')).toBeNull();
    expect(field('Nimi').value).toBe('Anna');
  });

  it('passes its success to the view, with the result of the answer', async () => {
    const onSuccess = vi.fn();
    const answer = { isSuccess: true, id: 7 };
    openForm(formWidget(defineForm({ ...base, send: async () => answer }), { onSuccess }));
    give(name);
    send();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledWith({ name: 'Anna' }, answer));
  });

  it.each(['is sent', 'fails', 'is removed from the page'])(
    'asks before the page is left, until the form %s',
    async (how) => {
      let end = () => {};
      const send = () =>
        new Promise<void>((resolve, reject) => {
          end = how === 'fails' ? () => reject(new Error('gone')) : resolve;
        });
      const { host } = openForm(formWidget(defineForm({ ...base, send })));
      give(name);
      expect(asksOnLeave()).toBe(false);
      sendButton().click();
      await waitFor(() => expect(asksOnLeave()).toBe(true));
      if (how === 'is removed from the page') host.remove();
      end();
      await waitFor(() => expect(asksOnLeave()).toBe(false));
    },
  );

  it('that is over although its widget was removed leaves no form busy [FORM-02]', async () => {
    let end = () => {};
    const send = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    const { host, unmount } = openForm(formWidget(defineForm({ ...base, send })));
    give(name);
    sendButton().click();
    await waitFor(() => expect(asksOnLeave()).toBe(true));
    host.remove();
    unmount();
    end();
    await waitFor(() => expect(asksOnLeave()).toBe(false));
    openForm(formWidget(defineForm(base)));
    expect(sendButton().getAttribute('aria-busy')).toBeNull();
  });

  it('leaves a form in the browser’s memory that was not sent as it was', () => {
    openForm(formWidget(defineForm(base)));
    give(name);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(field('Nimi').value).toBe('Anna');
  });
});

describe('a captcha whose absence is an error', () => {
  const form = defineForm({ ...base, captcha: 'error' });

  it('is listed last, shown at its place, and focused', async () => {
    openForm(formWidget(form));
    await captchaStands();
    send();
    expect(listed()).toEqual(['Nimi', 'Vahvistus']);
    const box = screen.getByRole('group', { name: 'Vahvistus' });
    expect(messageOf(box)).toBe('Tämä kenttä on pakollinen');
    fireEvent.click(summary().querySelectorAll('a')[1] as HTMLElement);
    expect(rendered.activeElement).toBe(box);
    give(name);
    page.captcha.verify();
    send();
    await isSent();
  });
});

it('a captcha in the shadow root of another element is reported to editors, to visitors as a failure [FORM-03, FORM-04]', async () => {
  const outer = document.createElement('div');
  document.body.append(outer);
  const host = newHost();
  outer.attachShadow({ mode: 'open' }).append(host);
  openForm(formWidget(defineForm({ ...base, captcha: 'silent' })), { host });
  await waitFor(() => expect(toldTo(host).join()).toMatch(/captcha: .* in the page itself/));
  give(name);
  send();
  expect(screen.getByText('Tapahtui virhe. Yritä uudelleen')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

describe('a captcha that cannot be reset', () => {
  const form = defineForm({ ...base, captcha: 'silent' });
  const ways: Readonly<Record<string, unknown>> = {
    missing: undefined,
    throws: () => {
      throw new Error('half loaded');
    },
  };
  const rows = Object.keys(ways).flatMap((way) => [
    [way, 'Kiitos', true] as const,
    [way, 'Tapahtui virhe', false] as const,
  ]);
  it.each(rows)('%s: a form says “%s” all the same [FORM-02]', async (way, text, isTaken) => {
    if (!isTaken) sent.mockRejectedValueOnce(new Error('away'));
    openForm(formWidget(form));
    await captchaStands();
    Object.assign((window as { mtcaptcha?: object }).mtcaptcha ?? {}, { resetUI: ways[way] });
    give(name);
    page.captcha.verify();
    send();
    await waitFor(() => expect(rendered.textContent).toContain(text));
    expect(rendered.textContent).not.toContain('Lähetetään');
  });
});

describe('the list of a refused submit', () => {
  const fields = {
    name: text('/test/name', { required: true, listedAs: '/test/of' }),
    email: email('/test/email', { required: true, missing: '/form/email-missing' }),
  };
  it.each([
    ['', '', 'Lomakkeelta puuttuu pakollisia tietoja', ['Laskutus: Nimi', 'Sähköposti']],
    ['Anna', 'anna@', 'Tarkista seuraavat kohdat ja lähetä uudelleen.', ['Sähköposti']],
    ['', 'anna@', 'Tarkista seuraavat kohdat', ['Laskutus: Nimi', 'Sähköposti']],
  ])(
    'says whether something is missing: name "%s", e-mail "%s" [FORM-06]',
    (Nimi, Sähköposti, heading, list) => {
      openForm(formWidget(defineForm({ ...base, fields })));
      give({ Nimi, Sähköposti });
      send();
      expect(summary().textContent).toContain(heading);
      expect(listed()).toEqual(list);
      const message = Sähköposti ? 'Tarkista sähköpostiosoite.' : 'Syötä sähköpostiosoite.';
      expect(messageOf(field('Sähköposti'))).toBe(message);
    },
  );
});
