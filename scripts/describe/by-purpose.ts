import type { Contract } from '../../src/core/element/contract';
import { type Purpose, purposes } from '../../src/core/element/purposes';

interface Group<T> {
  readonly purpose: Purpose;
  readonly widgets: readonly T[];
}

/** Widgets by what editors reach for them for, in the order of the purposes; none that is empty. */
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
