import { expect, it } from 'vitest';
import { knownCustomer } from '../../../src/core/state/customer.atoms';
import { patience } from '../../../src/core/state/patience';
import {
  button,
  onCheckoutPages,
  openCheckout,
  openPayment,
  posts,
  press,
  visit,
} from '../support/checkout-page';
import { screen } from '../support/dom';
import { fakeTime } from '../support/fake-time';

const { pass } = fakeTime();

onCheckoutPages();

it('shows no payment while the customer is unknown, and asks for the details in the end [CHK-03]', async () => {
  visit('/kassa#maksu');
  const { container } = await openCheckout({ fault: 'customer:never' });
  await pass(100);
  const asked = knownCustomer();
  expect(location.hash).toBe('#maksu');
  expect(container.querySelector('form')).toBeNull();
  await pass(patience);
  expect(location.hash).toBe('#toimitus');
  expect(screen.getByRole('group', { name: 'Tapahtui Virhe!' }).textContent).toContain('Etunimi');
  expect(await asked).toMatchObject({ loggedIn: false });
});

it('allows a purchase that was stopped on its way to be posted again [IMP-28]', async () => {
  await openPayment();
  press('Tilaa ja maksa');
  await pass(100);
  expect(posts).toHaveLength(1);
  press('Tilaa ja maksa');
  await pass(100);
  expect(posts).toHaveLength(1);
  await pass(patience);
  expect(button('Tilaa ja maksa').getAttribute('aria-busy')).toBeNull();
  press('Tilaa ja maksa');
  await pass(100);
  expect(posts).toHaveLength(2);
});

it('posts nothing when the cart is not answered, and says so [CHK-07]', async () => {
  const { backend } = await openPayment();
  backend.failWith('cart:never');
  press('Tilaa ja maksa');
  await pass(patience);
  expect(screen.getByText('Ostoskorin lataaminen epäonnistui.')).toBeTruthy();
  expect(posts).toEqual([]);
});

it('announces the page’s message, for example of a failed payment [IMP-20]', async () => {
  await openCheckout({ props: { message: 'Maksu ei onnistunut.' } });
  expect(screen.getByRole('alert').textContent).toBe('Maksu ei onnistunut.');
});
