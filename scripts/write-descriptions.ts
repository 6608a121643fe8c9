import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { customElementsManifest } from './describe/custom-elements-manifest';
import { htmlCustomData } from './describe/html-custom-data';
import { jsonSchema, schemaIndex } from './describe/json-schema';
import { reactDeclarations } from './describe/react-declarations';
import { typeDeclarations } from './describe/type-declarations';
import { webTypes } from './describe/web-types';
import { loadContracts } from './load-contracts';

/** Writes what editors, IDEs and type checkers read of the contracts into `dist/`. */
export async function writeDescriptions(dist: string): Promise<void> {
  const contracts = await loadContracts();
  const write = (name: string, content: unknown) =>
    writeFileSync(
      join(dist, name),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  mkdirSync(join(dist, 'schemas'), { recursive: true });
  write('custom-elements.json', customElementsManifest(contracts));
  write('vscode.html-custom-data.json', htmlCustomData(contracts));
  write('web-types.json', webTypes(contracts));
  write('atria-widgets.d.ts', typeDeclarations(contracts));
  write('atria-widgets-react.d.ts', reactDeclarations(contracts));
  write('schemas/index.json', schemaIndex(contracts));
  for (const contract of contracts)
    write(`schemas/atria-${contract.name}.json`, jsonSchema(contract));
}
