import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { files } from '../../../../src/core/files/file-kind';
import { defineForm, type Fields } from '../../../../src/core/form/define-form';
import type { Wire } from '../../../../src/core/form/field';
import { untouched, viewOf } from '../../../../src/core/form/form-view';
import { area } from '../../../../src/core/form/kinds/area';
import { agreement } from '../../../../src/core/form/kinds/checkbox';
import { checkboxes } from '../../../../src/core/form/kinds/checkboxes';
import { radio, select } from '../../../../src/core/form/kinds/choice';
import { hidden } from '../../../../src/core/form/kinds/hidden';
import { text } from '../../../../src/core/form/kinds/text';
import { navigation } from '../../../../src/core/page/location';
import { widget as retailContact } from '../../../../src/widgets/retail-contact-form/retail-contact-form.widget';
import { widget as sales } from '../../../../src/widgets/sales-form/sales-form.widget';
import { act, fireEvent, rendered, screen, waitFor } from '../../support/dom';
import { onFieldPages, sent, sentData } from '../../support/field-page';
import {
  choose,
  field,
  fileOf,
  give,
  listed,
  messageOf,
  openForm,
  page,
  send,
  sendButton,
  summary,
  upload,
} from '../../support/form-page';
import { formWidget, labels } from '../../support/form-widget';

const texts = labels({
  '/test/form': 'Lomake',
  '/test/name': 'Nimi',
  '/test/items': 'Materiaalit',
  '/test/rules': 'Säännöt',
  '/test/a': 'A',
});
onFieldPages();

const formOf = (fields: Fields, more: object = {}) =>
  defineForm({
    ...{ name: 'test', texts, label: '/test/form', fields, ...more },
    send: async (_, { Data, Files }) => sent(Data, Files),
  });
const isSent = () => waitFor(() => expect(sent).toHaveBeenCalled());

describe('choices that a page does not show', () => {
  const named = (name: string, ...values: string[]) => ({
    options: { items: values.map((value) => ({ value, label: `${name} ${value}` })) },
  });
  const items = checkboxes('/test/items', { required: true });
  const form = formOf({ items });

  it('are not sent, nor do they count as chosen [FSCH-04, NEWS-11]', async () => {
    const first = openForm(formWidget(form, named('Juliste', '1', '2')));
    choose('Juliste 1');
    first.unmount();
    openForm(formWidget(form, named('Affisch', '2', '3')));
    send();
    expect(listed()).toEqual(['Materiaalit']);
    choose('Affisch 3');
    send();
    await isSent();
    expect(sentData()).toEqual({ items: ['3'] });
  });

  it('are sent by the names of the page that sends them [FSCH-02]', async () => {
    const wire: Wire<readonly string[]> = (name, chosen, options) => ({
      [name]: options.filter((one) => chosen.includes(one.value)).map(({ label }) => label),
    });
    const own = formOf({ items: checkboxes('/test/items', { wire }) });
    const first = openForm(formWidget(own, named('Juliste', '1')));
    choose('Juliste 1');
    first.unmount();
    openForm(formWidget(own, named('Affisch', '1')));
    send();
    await isSent();
    expect(sentData()).toEqual({ items: ['Affisch 1'] });
  });

  it('of a select count as none', async () => {
    const own = formOf({ items: select('/test/items') });
    const first = openForm(formWidget(own, named('Juliste', '1')));
    give({ Materiaalit: '1' });
    first.unmount();
    openForm(formWidget(own, named('Juliste', '2')));
    send();
    await isSent();
    expect(sentData()).toEqual({ items: '' });
  });

  it('are never among the values, whatever was entered and is offered', () => {
    const ids = fc.uniqueArray(fc.constantFrom<string>('1', '2', '3', '4'));
    const own = formOf({ items, one: radio('/test/items') });
    fc.assert(
      fc.property(ids, ids, fc.constantFrom('1', '2', ''), (given, options, one) => {
        const offered = options.map((value) => ({ value, label: value }));
        const { values, faults } = viewOf(
          own,
          {
            start: {},
            fixed: {},
            visitor: '',
            options: { items: offered, one: offered },
          },
          { ...untouched, entries: { items: given, one } },
        );
        expect(values.items).toEqual(options.filter((id) => given.includes(id)));
        expect(values.one).toBe(options.includes(one) ? one : '');
        expect(faults.length > 0).toBe((values.items as string[]).length === 0);
      }),
    );
  });
});

describe('values set by a page', () => {
  it('do not go to the next page: the matter chosen there [FBUS-04]', () => {
    const first = openForm(sales, { props: { formType: 'Feedback' } });
    give({ Viesti: 'H' });
    first.unmount();
    openForm(sales, { props: { formType: 'Other' } });
    expect(field('Muu asia').checked).toBe(true);
    expect(field('Viesti').value).toBe('H');
  });

  it('do not go to the next page: a locked place of purchase', () => {
    const first = openForm(retailContact, { props: { placeOfPurchase: 'Tehtaanmyymälä' } });
    give({ Viesti: 'H' });
    first.unmount();
    openForm(retailContact);
    expect(field('Ostopaikka').value).toBe('');
  });

  it('stay away once the visitor has emptied them', () => {
    const widget = formWidget(formOf({ name: text('/test/name') }), { start: { name: 'Anna' } });
    const first = openForm(widget);
    give({ Nimi: '' });
    first.unmount();
    openForm(widget);
    expect(field('Nimi').value).toBe('');
  });

  it('make the draft one about this and nothing else', () => {
    const form = formOf({ name: text('/test/name'), Subject: hidden() });
    const about = (Subject: string) => openForm(formWidget(form, { fixed: { Subject } }));
    const first = about('Makkara');
    give({ Nimi: 'Kuinka kauan?' });
    first.unmount();
    const second = about('Kinkku');
    expect(field('Nimi').value).toBe('');
    second.unmount();
    about('Makkara');
    expect(field('Nimi').value).toBe('Kuinka kauan?');
  });
});

it('consents are not stored in a draft: they are given anew each time [FOTH-06, FOTH-08]', () => {
  const widget = formWidget(formOf({ name: text('/test/name'), rules: agreement('/test/rules') }));
  const first = openForm(widget);
  give({ Nimi: 'Anna' });
  choose('Säännöt');
  first.unmount();
  openForm(widget);
  expect(field('Nimi').value).toBe('Anna');
  expect(field('Säännöt').checked).toBe(false);
});

describe('a form that was sent', () => {
  const form = formOf({ name: text('/test/name'), more: text('/test/a') });

  it('stores nothing that is typed on the way to its success page', async () => {
    openForm(formWidget(form, { successUrl: '/kiitos' }));
    give({ Nimi: 'Anna' });
    send();
    await waitFor(() => expect(page.gone).toEqual(['/kiitos']));
    give({ A: 'Lisää' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('thanks in place if its success page does not come: a download, or stopped [FORM-01]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openForm(formWidget(form, { successUrl: '/opas.pdf' }));
    give({ Nimi: 'Anna' });
    send();
    await waitFor(() => expect(page.gone).toEqual(['/opas.pdf']));
    expect(sendButton().getAttribute('aria-busy')).toBe('true');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Kiitos! Viestisi on lähetetty.')).toBeTruthy();
    // The page was only slow, and the visitor is back from it.
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(field('Nimi').value).toBe('');
  });

  it.each(['#kiitos', 'mailto:myynti@example.fi', 'https://', '\u200b'])(
    'thanks in place if success leads nowhere else: %s [FORM-01]',
    async (successUrl) => {
      openForm(formWidget(form, { successUrl }));
      give({ Nimi: 'Anna' });
      send();
      expect(await screen.findByText('Kiitos! Viestisi on lähetetty.')).toBeTruthy();
      if (successUrl.startsWith('#')) expect(window.location.hash).toBe(successUrl);
      else if (successUrl.startsWith('mail'))
        expect(navigation.go).toHaveBeenCalledWith(successUrl);
      else expect(navigation.go).not.toHaveBeenCalled();
    },
  );
});

it('the summary passes the focus to the form when it disappears with the last mistake [IMP-19]', async () => {
  openForm(
    formWidget(
      formOf({ file: files('/test/a', { types: ['image/*'], max: 2 }), name: text('/test/name') }),
    ),
  );
  upload([fileOf('kuva.png')]);
  send();
  expect(rendered.activeElement).toBe(summary());
  await waitFor(() => expect(summary()).toBeUndefined());
  expect(rendered.activeElement).toBe(rendered.querySelector('form'));
  expect(sendButton()).toBeTruthy();
});

describe('a message', () => {
  it('has 2000 characters at most unless its form says otherwise [FORM-08]', () => {
    openForm(formWidget(formOf({ message: area('/test/name') })));
    expect(field('Nimi').maxLength).toBe(2000);
    fireEvent.change(field('Nimi'), { target: { value: 'a'.repeat(2001) } });
    expect(field('Nimi').value).toHaveLength(2000);
    const long = { message: 'a'.repeat(2001) };
    const preset = { start: {}, fixed: {}, options: {}, visitor: '' };
    const { faults } = viewOf(formOf({ message: area('/test/name') }), preset, {
      ...untouched,
      entries: long,
    });
    expect(faults.map(({ message }) => message)).toEqual(['/form/too-long']);
    expect(messageOf(field('Nimi'))).toBe('');
  });
});
