import { type Context, Hono } from 'hono';
import { type AddressForm, fetchCustomer, postCustomerAddress } from '../../src/api/customer';
import { numberOf } from '../../src/read/phone-number';
import { address as addressForm } from '../../src/widgets/address-popup/address.form';
import { customers } from '../data/customers';
import { received } from './received';
import { answers, type Route } from './route';
import { type Account, type Session, type Store, sessionOf } from './session';
import { refuse, taking } from './validation';

const noAddress = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' };

/** An account as the shop has it before this visit. */
function accountOf(name: string): Account | undefined {
  const known = customers.find((one) => one.name === name);
  if (!known) return undefined;
  const { firstName, lastName, streetAddress, postalCode = '', city = '', email } = known;
  const address = streetAddress && { firstName, lastName, streetAddress, postalCode, city };
  return { email, phoneNumber: known.phoneNumber ?? '', address: address || undefined };
}

function customerOf({ loggedIn, accounts }: Session) {
  const account = loggedIn === undefined ? undefined : accounts.get(loggedIn);
  return {
    loggedIn: account !== undefined,
    deliveryAddress: account?.address ?? noAddress,
    billingAddress: account?.address ?? noAddress,
    email: account?.email ?? '',
    phoneNumber: account?.phoneNumber ?? '',
    additionalInformation: '',
  };
}

/** Only paths of the same site, so that the demo redirects nowhere else. */
const target = (context: Context): string => {
  const to = context.req.query('to') ?? '/';
  return /^\/(?![/\\])/.test(to) ? to : '/';
};

/** The logged-in customer, and their address. */
export const routes = (store: Store): readonly Route[] => [
  answers(fetchCustomer, (context) => customerOf(sessionOf(context, store))),
  answers(
    postCustomerAddress,
    taking(received(addressForm), ({ body }, context) => {
      const { firstName, lastName, streetAddress, postalCode, city } =
        body as unknown as AddressForm;
      const address = { firstName, lastName, streetAddress, postalCode, city };
      const { loggedIn, accounts } = sessionOf(context, store);
      const account = loggedIn === undefined ? undefined : accounts.get(loggedIn);
      if (loggedIn !== undefined && account)
        // In the form for dialling.
        accounts.set(loggedIn, {
          ...{ ...account, address },
          phoneNumber: numberOf(`${body.phoneNumber}`, `${body.phoneCountryCode}`)?.join('') ?? '',
        });
      return address;
    }),
  ),
];

/** The demo's login and logout. */
export const customerDoors = (store: Store) =>
  new Hono()
    .get('/kirjaudu', (context) => {
      const name = context.req.query('as') ?? '';
      const session = sessionOf(context, store);
      const account = session.accounts.get(name) ?? accountOf(name);
      if (!account) return refuse(context, `as: no customer is called "${name}"`, 404);
      session.accounts.set(name, account);
      session.loggedIn = name;
      return context.redirect(target(context));
    })
    .get('/kirjaudu-ulos', (context) => {
      sessionOf(context, store).loggedIn = undefined;
      return context.redirect(target(context));
    });
