import { purposes } from '../../src/catalogue/purposes';
import type { Contract, Purpose } from '../../src/core/element/contract';

interface Group<T> {
  readonly purpose: Purpose;
  readonly widgets: readonly T[];
}

/** Widgets by their purpose for editors, in the order of the purposes; without empty ones. */
export const byPurpose = <T>(
  widgets: readonly T[],
  contractOf: (widget: T) => Contract,
): readonly Group<T>[] =>
  (Object.keys(purposes) as Purpose[])
    .map((purpose) => ({
      purpose,
      widgets: widgets.filter((one) => contractOf(one).purpose === purpose),
    }))
    .filter((group) => group.widgets.length > 0);
