import type { Contract } from '../../src/core/element/contract';
import { type AttributeRow, attributeRows, described } from './attribute-rows';
import { flatFields } from './fields';

/** The description with the fields of the attribute's value, a line each. */
const explained = (row: AttributeRow): string =>
  [
    described(row),
    ...flatFields(row.fields).map(
      ({ name, type, required, description }) =>
        `- ${name}${required ? '' : '?'} (${type}): ${description}`,
    ),
  ].join('\n');

/** Completion and hover texts for VS Code's HTML editor. */
export const htmlCustomData = (contracts: readonly Contract[]) => ({
  version: 1.1,
  tags: contracts.map((contract) => ({
    name: `atria-${contract.name}`,
    description: contract.summary ?? '',
    attributes: attributeRows(contract).map((row) => ({
      name: row.name,
      description: explained(row),
      ...(row.kind === 'flag' && { valueSet: 'v' }),
      ...(row.options && { values: row.options.map((name) => ({ name })) }),
    })),
  })),
});
