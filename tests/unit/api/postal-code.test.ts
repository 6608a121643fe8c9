import { expect, it } from 'vitest';
import { postalCodeOf } from '../../../src/api/postal-code';
import { checked, defineForm } from '../../../src/core/form/define-form';
import { postalCode } from '../../../src/core/form/kinds/postal-code';

it.each([
  ...['00100', '001 00', ' 00100 ', 'FI-00100', 'fi 00100', 'FI-001 00', 'FIN-00100', 'FI00100'],
  ...['FI\u201300100', '001\u00a000', '\u200b00100\u200b', '\ufeff00100\r\n', '００１００'],
  ...['00100 Helsinki', '00100, Helsinki', 'FI-00100 HELSINGFORS', '001 00\tSt. Mårtens'],
])('accepts the postal code "%s" [DLV-04]', (given) => expect(postalCodeOf(given)).toBe('00100'));

it.each([
  ...['001', '123456', '1234a', '', '00100 1', '00100Helsinki', 'Helsinki 00100', '00100-1234'],
  ...['SW1A 1AA', '0150 Oslo', '00-950'],
])('refuses "%s" [DLV-04]', (given) => expect(postalCodeOf(given)).toBeUndefined());

const sent = (given: string) => {
  const form = defineForm({
    ...{ name: 'test', texts: {}, label: '/test/form' },
    fields: { code: postalCode('/test/code') },
  });
  const { values, faults } = checked(form, { code: given });
  return faults.length > 0 ? faults.map(({ message }) => message) : values.code;
};

it('is sent by a form as its digits, and refused with too few', () => {
  expect(sent('FI-001 00')).toBe('00100');
  expect(sent('001')).toEqual(['/form/postal-code-wrong']);
  expect(sent(' ')).toBe('');
  // A letter in a foreign code is no mistake.
  expect(sent('SW1A 1AA')).toBe('SW1A 1AA');
});
