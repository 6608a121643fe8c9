/** What a payment code means, as analytics name it [CHK-06, ANA-06]. */
export type PaymentType = 'mobile pay' | 'card payment' | 'online bank';

const known: Readonly<Record<string, PaymentType>> = { FI54: 'mobile pay', FI50: 'card payment' };

export const paymentType = (code: string): PaymentType => known[code] ?? 'online bank';

/** The codes of a list with commas, each once, in its order. */
export const paymentCodes = (list: string): readonly string[] => [
  ...new Set(
    list
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  ),
];
