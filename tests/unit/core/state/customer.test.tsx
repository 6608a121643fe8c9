import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerAtom, forgetCustomer } from '../../../../src/core/state/customer.atoms';
import { pageStore } from '../../../../src/core/state/store';
import { widget } from '../../../../src/widgets/header/header.widget';
import { answeringFetch } from '../../support/answering-fetch';
import { renderWidget } from '../../support/render-widget';
import { resizeTo } from '../../widgets/header-setup';

const key = 'atria-customer';
const known = { email: 'maija@example.fi', deliveryAddress: { firstName: 'Maija' } };

/** A shop page on which the customer call answers so; resolves when the answer has been seen. */
async function open(answer: object) {
  const backend = answeringFetch(({ url }) => (url.pathname.endsWith('/customer') ? answer : {}));
  resizeTo(1280);
  renderWidget(widget, { settings: { ...backend.settings, shopName: location.hostname } });
  await waitFor(() => expect(backend.to('/api/lk/customer')).toHaveLength(1));
  await act(async () => {});
}
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');

beforeEach(forgetCustomer);

describe('the customer in the session storage', () => {
  it('is kept, not overwritten, by an answer that nobody is logged in [ROLE-04]', async () => {
    sessionStorage.setItem(key, JSON.stringify({ ...known, loggedIn: true }));
    await open({ loggedIn: false, email: '' });
    expect(stored()).toEqual({ ...known, loggedIn: true });
    expect(pageStore.get(customerAtom)).toMatchObject({ email: known.email, loggedIn: false });
  });

  it('is overwritten by the customer who is logged in', async () => {
    sessionStorage.setItem(key, JSON.stringify(known));
    await open({ loggedIn: true, email: 'pekka@example.fi' });
    await waitFor(() => expect(stored()).toMatchObject({ email: 'pekka@example.fi' }));
    expect(pageStore.get(customerAtom).loggedIn).toBe(true);
  });

  it('is nobody when nothing was stored and nobody is logged in', async () => {
    await open({ loggedIn: false });
    await waitFor(() => expect(stored()).toMatchObject({ loggedIn: false, email: '' }));
  });
});
