import type { Contract } from '../../src/core/element/contract';
import { version } from '../shared/release';
import { attributeRows } from './attribute-rows';
import { describedEvent, eventRows } from './event-rows';

/** Completion for JetBrains editors, in the web-types format. */
export const webTypes = (contracts: readonly Contract[]) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'atria-widgets',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: contracts.map((contract) => ({
        name: `atria-${contract.name}`,
        description: contract.summary ?? '',
        attributes: attributeRows(contract).map((row) => ({
          name: row.name,
          description: row.description,
          ...(row.deprecated && { deprecated: row.deprecated }),
          default: row.fallback,
          required: row.required,
          // A flag needs no value.
          value: { type: row.type, required: row.kind !== 'flag' },
        })),
        js: {
          events: eventRows(contract.events).map((row) => ({
            name: row.name,
            description: describedEvent(row),
          })),
        },
      })),
    },
  },
});
