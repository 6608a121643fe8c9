// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checked } from '../../../src/core/form/define-form';
import { details } from '../../../src/widgets/checkout/checkout.form';
import { stepOf } from '../../../src/widgets/checkout/checkout.model';

describe('what the checkout shows', () => {
  const [empty, mirror, paid, free] = [
    { lines: 0, isFree: false, loading: false },
    { lines: 2, isFree: false, loading: true },
    { lines: 2, isFree: false, loading: false },
    { lines: 2, isFree: true, loading: false },
  ];
  const [known, unknown] = [{ loading: false }, { loading: true }];
  const [unread, lacking, complete] = [
    { isRead: false, isComplete: false },
    { isRead: true, isComplete: false },
    { isRead: true, isComplete: true },
  ];
  it.each([
    ['nothing is known yet', '', { ...empty, loading: true }, unknown, unread, 'waiting'],
    ['the cart is empty', '#maksu', empty, known, complete, 'empty'],
    ['nothing asks for more', '', paid, known, complete, 'delivery'],
    ['nobody knows who orders', '#toimitus', mirror, unknown, unread, 'delivery'],
    ['all is there', '#maksu', paid, known, complete, 'payment'],
    ['all was given, whoever it is', '#maksu', mirror, unknown, complete, 'payment'],
    ['what was given is not read', '#maksu', paid, known, unread, 'waiting'],
    ['the customer may bring the details', '#maksu', paid, unknown, lacking, 'waiting'],
    ['the cart may need none', '#maksu', mirror, known, lacking, 'waiting'],
    ['details are missing', '#maksu', paid, known, lacking, 'delivery'],
    ['nothing is to pay', '#maksu', free, known, complete, 'delivery'],
    [
      'nothing is to pay by a mirror',
      '#maksu',
      { ...free, loading: true },
      known,
      complete,
      'waiting',
    ],
  ] as const)('when %s, at "%s" [CHK-01, CHK-03]', (_, hash, cart, customer, given, shown) =>
    expect(stepOf({ hash, cart, customer, details: given })).toBe(shown),
  );
});

describe('a time chosen for a postal code', () => {
  const wrong = (chosenFor: string, postalCode: string, more: object = {}) => {
    const delivery = { deliveryDate: '2026-11-24', deliveryTime: 'aamu', chosenFor };
    const given = { ...details.empty, 'deliveryAddress.postalCode': postalCode, ...delivery };
    const { faults } = checked(details, { ...given, ...more });
    return faults.some(({ name }) => name === 'chosenFor');
  };

  it.each([
    ['00100', '00100', {}, false],
    ['00100', 'FI-001 00', {}, false],
    ['00100', '33100', {}, true],
    ['', '00100', {}, true],
    ['00100', '3310', {}, false],
    ['00100', '33100', { deliveryTime: '' }, false],
    ['00100', '33100', { hasGiftCardsOnly: true }, false],
  ])('%s, for %s with %j, is wrong: %s [CHK-14]', (chosenFor, code, more, is) =>
    expect(wrong(chosenFor, code, more)).toBe(is),
  );
});
