import { expect, it } from 'vitest';
import type { Contract } from '../../../src/core/element/contract';
import type { FilesField } from '../../../src/core/files/file-type';
import { setCustomer } from '../../../src/core/state/customer.atoms';
import type { FormAtHand } from './describe-form-care';
import { act, fireEvent, rendered, waitFor } from './dom';
import { control, drafts, type FormCase } from './form-case';
import { dataUrlOf, fileOf, filesRead, send, upload, verified } from './form-page';

type Customer = Parameters<typeof setCustomer>[0];
const customer = (email: string) =>
  ({ email, loggedIn: true, deliveryAddress: {}, billingAddress: {} }) as Customer;
const comes = (email: string) => act(() => setCustomer(customer(email)));

/**
 * A form that is filled, left and opened again: the entries are there again for their author, on
 * the same page, in any language; what the page sets belongs to each page [IMP-11].
 *
 * @param elsewhere what another page says that the form is about
 */
export function describeStay(at: FormAtHand, elsewhere: FormCase<Contract>['elsewhere']) {
  const { test, form, fields, open, openFilled, shown } = at;
  const agreements = fields.filter(([, { draft }]) => draft === null).map(([name]) => name);
  const kept = fields.filter(([name]) => !agreements.includes(name));
  /** The values of the fields that a draft stores: texts, ticked boxes, names of files. */
  const shownValues = () =>
    kept.map(([name, { kind }]) => {
      const at = control(name);
      if (kind === 'files')
        return [...rendered.querySelectorAll('li > span + span > span:first-child')].map(
          ({ textContent }) => textContent,
        );
      if (kind === 'checkbox') return at.checked;
      return at.value ?? [...at.querySelectorAll('input')].map(({ checked }) => checked);
    });
  const taking = fields.map(([, field]) => field as Partial<FilesField>).find(({ types }) => types);
  const type = taking?.types?.[0]?.replace('*', 'png');
  const giveFile = async () => {
    if (type) upload([fileOf('liite', type)]);
    await filesRead();
  };
  const body = {
    ...shown.body,
    ...(type && { Files: [{ Name: 'liite', Data: dataUrlOf(type) }] }),
  };

  it('is there again after a visit elsewhere, in another language, except for consents', async () => {
    const first = await openFilled();
    await giveFile();
    const values = shownValues();
    first.unmount();
    const back = open({ language: 'fi' });
    expect(shownValues()).toEqual(values);
    back.unmount();
    const view = open({ language: 'en' });
    for (const name of agreements) {
      expect(control(name).checked).toBe(false);
      if (form.fields[name].required) fireEvent.click(control(name));
    }
    if (form.captcha) await verified();
    // Without a database files are only requested again by their names.
    await filesRead();
    await giveFile();
    send();
    await waitFor(() => expect(view.backend.to(shown.path)).toHaveLength(1));
    expect(view.backend.to(shown.path)[0]?.body).toEqual(body);
  });

  test('is empty for another customer, whom nothing of it reaches [CHK-08]', async () => {
    const empty = open();
    const values = shownValues();
    empty.unmount();
    comes('aino@example.fi');
    const first = await openFilled();
    const filled = shownValues();
    expect(filled).not.toEqual(values);
    // In the same page, and on the next one.
    comes('leena@example.fi');
    expect(shownValues()).toEqual(values);
    first.unmount();
    const next = open();
    expect(shownValues()).toEqual(values);
    comes('aino@example.fi');
    expect(shownValues()).toEqual(filled);
    next.unmount();
  });

  test('is of the page it was filled on, where the next is about something else', async () => {
    const first = await openFilled();
    const values = shownValues();
    const given = drafts(form);
    first.unmount();
    window.history.replaceState(null, '', '/toinen');
    const second = open(elsewhere && { props: elsewhere });
    if (elsewhere) expect(shownValues()).not.toEqual(values);
    else expect(shownValues()).toEqual(values);
    second.unmount();
    expect(drafts(form)).toEqual(given);
    window.history.replaceState(null, '', '/');
    open();
    expect(shownValues()).toEqual(values);
  });
}
