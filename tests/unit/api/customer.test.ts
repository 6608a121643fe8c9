import { describe, expect, it, vi } from 'vitest';
import { fetchCustomer, postCustomerAddress } from '../../../src/api/customer';
import { address, addressForm } from '../support/address-sample';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

describe('the customer', () => {
  it('is requested without parameters [API-49]', async () => {
    const { api, only } = recordedClient({ loggedIn: false });
    await fetchCustomer(api);
    expect(asked(only())).toBe('GET /api/lk/customer');
  });

  it('is read with addresses and contact data [API-49]', async () => {
    const customer = {
      loggedIn: true,
      deliveryAddress: address,
      billingAddress: { ...address, city: 'Espoo' },
      email: 'aino@example.fi',
      phoneNumber: '501234567',
      additionalInformation: 'Ovikoodi 12',
    };
    const { api } = recordedClient(customer);
    expect(await fetchCustomer(api)).toEqual(customer);
  });

  it('may be nobody, with empty addresses [API-49]', async () => {
    const { api } = recordedClient({ loggedIn: false, deliveryAddress: null });
    const customer = await fetchCustomer(api);
    const empty = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' };
    expect(customer).toMatchObject({ deliveryAddress: empty, billingAddress: empty, email: '' });
  });

  it('that is not one is a failed call', async () => {
    expectFaults();
    const { api } = recordedClient({ deliveryAddress: 'Katu 1' });
    expect((await failureOf(fetchCustomer(api))).kind).toBe('shape');
  });
});

describe('the customer’s address', () => {
  it('is posted with the anti-forgery token as a field [API-50]', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('__RequestVerificationToken=abc');
    const { api, only } = recordedClient(address);
    await postCustomerAddress(api, addressForm);
    expect(only()).toMatchObject({
      method: 'POST',
      path: '/api/lk/customer',
      body: { ...addressForm, __RequestVerificationToken: 'abc' },
    });
  });

  it('is answered by the address [API-50]', async () => {
    const { api } = recordedClient({ ...address, id: 3 });
    expect(await postCustomerAddress(api, addressForm)).toEqual(address);
  });

  it('is not saved with another status than 200 [API-50]', async () => {
    const { api } = recordedClient(Response.json(address, { status: 201 }));
    expect((await failureOf(postCustomerAddress(api, addressForm))).status).toBe(201);
  });
});
