import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type Session, type Store, sessionOf } from './session';
import { filled, taking } from './validation';

const addressSchema = v.object({
  firstName: filled,
  lastName: filled,
  streetAddress: filled,
  postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'must be five digits')),
  city: filled,
  phoneCountryCode: v.pipe(v.string(), v.regex(/^\+\d{1,3}$/)),
  phoneNumber: v.pipe(v.string(), v.regex(/^[1-9][\d ]{4,15}$/)),
  isPrivateCustomer: v.literal(true),
});

const noAddress = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' };

const customerOf = ({ loggedIn, address, phoneNumber }: Session) => ({
  loggedIn,
  deliveryAddress: (loggedIn && address) || noAddress,
  billingAddress: (loggedIn && address) || noAddress,
  email: loggedIn ? 'aino.aalto@example.fi' : '',
  phoneNumber: loggedIn ? phoneNumber : '',
  additionalInformation: '',
});

/** Only paths of the same site, so that the demo sends nobody elsewhere. */
const target = (context: Context): string => {
  const to = context.req.query('to') ?? '/';
  return /^\/(?![/\\])/.test(to) ? to : '/';
};

/** Who is logged in, their address, and the demo's doors in and out. */
export const customerRoutes = (store: Store) =>
  new Hono()
    .get('/api/lk/customer', (context) => context.json(customerOf(sessionOf(context, store))))
    .post(
      '/api/lk/customer',
      taking(addressSchema, (form, context) => {
        const { firstName, lastName, streetAddress, postalCode, city } = form;
        const address = { firstName, lastName, streetAddress, postalCode, city };
        const session = sessionOf(context, store);
        session.address = address;
        session.phoneNumber = form.phoneNumber;
        return address;
      }),
    )
    .get('/kirjaudu', (context) => {
      sessionOf(context, store).loggedIn = true;
      return context.redirect(target(context));
    })
    .get('/kirjaudu-ulos', (context) => {
      sessionOf(context, store).loggedIn = false;
      return context.redirect(target(context));
    });
