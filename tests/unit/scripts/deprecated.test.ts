// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { customElementsManifest } from '../../../scripts/describe/custom-elements-manifest';
import { reactDeclarations } from '../../../scripts/describe/react-declarations';
import { typeDeclarations } from '../../../scripts/describe/type-declarations';
import { webTypes } from '../../../scripts/describe/web-types';
import { widgetTables } from '../../../scripts/describe/widget-tables';
import { event, widgetContract } from '../../../src/core/element/contract';
import { text } from '../../../src/core/element/reading/attributes';

const contracts = [
  {
    calls: [],
    ...widgetContract({
      name: 'poll',
      purpose: 'participation',
      summary: 'A poll.',
      wakes: 'load',
      because: 'A trial.',
      attributes: { questionText: text({ description: 'The question.', deprecated: 'Use a.' }) },
      events: { 'atria-voted': event({ description: 'A vote.', deprecated: 'Hear b.' }) },
    }),
  },
];

describe('a deprecated name, with what to use instead,', () => {
  it('is struck through by editors of TypeScript, in elements, events and JSX', () => {
    const comment = '/** The question. @deprecated Use a. */';
    expect(typeDeclarations(contracts)).toContain(`${comment}\n  get questionText()`);
    expect(typeDeclarations(contracts)).toContain('/** A vote. @deprecated Hear b. */');
    expect(reactDeclarations(contracts)).toContain(comment);
  });

  it('has a mark of its own if the editors’ data has one', () => {
    const [module] = customElementsManifest(contracts).modules;
    const [declared] = module?.declarations ?? [];
    expect(declared?.attributes[0]).toMatchObject({ deprecated: 'Use a.' });
    expect(declared?.events[0]).toMatchObject({ deprecated: 'Hear b.' });
    expect(JSON.stringify(webTypes(contracts))).toContain('"deprecated":"Use a."');
  });

  it('is first in the tables of the widgets', () => {
    const tables = widgetTables(contracts, {});
    expect(tables).toContain('| **Deprecated:** Use a. The question. |');
    expect(tables).toContain('- `atria-voted`: **Deprecated:** Hear b. A vote.');
  });
});
