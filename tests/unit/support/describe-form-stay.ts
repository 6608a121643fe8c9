import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Contract } from '../../../src/core/element/contract';
import { setCustomer } from '../../../src/core/state/customer.atoms';
import type { FormAtHand } from './describe-form-care';
import { control, drafts, type FormCase } from './form-case';
import { captchaStands, page, send } from './form-page';

const typedKinds = ['text', 'email', 'phone', 'postal-code', 'area', 'date'];
type Customer = Parameters<typeof setCustomer>[0];
const customer = (email: string) =>
  ({ email, loggedIn: true, deliveryAddress: {}, billingAddress: {} }) as Customer;
const comes = (email: string) => act(() => setCustomer(customer(email)));

/**
 * A form that is filled, left and come back to: what was given is there again for who gave it, on the
 * page it was given on, in any language; what the page gave is each page's own [IMP-11].
 *
 * @param elsewhere what another page says that the form is about
 */
export function describeStay(at: FormAtHand, elsewhere: FormCase<Contract>['elsewhere']) {
  const { form, fields, open, openFilled, shown } = at;
  const shownTexts = () =>
    fields.filter(([, { kind }]) => typedKinds.includes(kind)).map(([name]) => control(name).value);
  const agreements = fields.filter(([, { draft }]) => draft === null).map(([name]) => name);

  it('is there again after it was left, in another language, but for what is agreed to', async () => {
    const first = await openFilled();
    const texts = shownTexts();
    first.unmount();
    const back = open({ language: 'fi' });
    expect(shownTexts()).toEqual(texts);
    back.unmount();
    const view = open({ language: 'en' });
    for (const name of agreements) {
      expect(control(name).checked).toBe(false);
      if (form.fields[name].required) fireEvent.click(control(name));
    }
    if (form.captcha) {
      await captchaStands();
      page.captcha.verify();
    }
    if (fields.some(([, { kind }]) => kind === 'files')) return;
    send();
    await waitFor(() => expect(view.backend.to(shown.path)).toHaveLength(1));
    expect(view.backend.to(shown.path)[0]?.body).toEqual(shown.body);
  });

  it('is empty for another customer, whom nothing of it reaches [CHK-08]', async () => {
    const empty = open();
    const texts = shownTexts();
    empty.unmount();
    comes('aino@example.fi');
    const first = await openFilled();
    const filled = shownTexts();
    expect(filled).not.toEqual(texts);
    // In the same page, and on the next one.
    comes('leena@example.fi');
    expect(shownTexts()).toEqual(texts);
    first.unmount();
    const next = open();
    expect(shownTexts()).toEqual(texts);
    comes('aino@example.fi');
    expect(shownTexts()).toEqual(filled);
    next.unmount();
  });

  it('is of the page it was filled on, where the next is about something else', async () => {
    const first = await openFilled();
    const texts = shownTexts();
    const given = drafts(form);
    first.unmount();
    window.history.replaceState(null, '', '/toinen');
    const second = open(elsewhere && { props: elsewhere });
    if (elsewhere) expect(shownTexts()).not.toEqual(texts);
    else expect(shownTexts()).toEqual(texts);
    second.unmount();
    expect(drafts(form)).toEqual(given);
    window.history.replaceState(null, '', '/');
    open();
    expect(shownTexts()).toEqual(texts);
  });
}
