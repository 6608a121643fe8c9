import type { Contract } from '../../src/core/element/contract';
import { attributeRows } from '../load-contracts';

/** Completion and hover texts for VS Code's HTML editor. */
export const htmlCustomData = (contracts: readonly Contract[]) => ({
  version: 1.1,
  tags: contracts.map((contract) => ({
    name: `atria-${contract.name}`,
    description: contract.summary ?? '',
    attributes: attributeRows(contract).map((row) => ({
      name: row.name,
      description: row.description,
      ...(row.kind === 'flag' && { valueSet: 'v' }),
      ...(row.options && { values: row.options.map((name) => ({ name })) }),
    })),
  })),
});
