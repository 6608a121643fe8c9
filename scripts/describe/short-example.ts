import { exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import type { Contract } from '../../src/core/element/contract';

const most = 2;

/** A value with at most two entries per list, without empty texts. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(([, one]) => one !== '');
  return Object.fromEntries(told.map(([name, one]) => [name, shortened(one)]));
}

/** An example's markup for reading: only the first entries of lists, since the others are alike. */
export const shortExample = (contract: Contract, example: Example): string =>
  exampleMarkup(contract, {
    ...example,
    attributes: shortened(example.attributes ?? {}) as object,
  });
