import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { customElementsManifest } from '../describe/custom-elements-manifest';
import { loadDescribedContracts } from '../describe/described-contracts';
import { htmlCustomData } from '../describe/html-custom-data';
import { jsonSchema, schemaIndex } from '../describe/json-schema';
import { openApi } from '../describe/openapi/document';
import { answersOfStandIn } from '../describe/openapi/examples';
import { pageGuide } from '../describe/page-guide';
import { reactDeclarations } from '../describe/react-declarations';
import { snippet } from '../describe/snippet';
import { svelteDeclarations, vueDeclarations } from '../describe/template-declarations';
import { typeDeclarations } from '../describe/type-declarations';
import { webTypes } from '../describe/web-types';
import { surfaceOf, surfaceText } from '../release/surface';
import { loadFirstExamples } from '../shared/load-examples';
import { version } from '../shared/release';

/** The address of the release in the documentation. */
const cdn = `https://cdn.example.org/atria/${version}/`;

/**
 * Writes into `dist/` what editors, IDEs, type checkers and back ends read about the contracts and
 * calls.
 */
export async function writeDescriptions(dist: string): Promise<void> {
  const contracts = await loadDescribedContracts();
  const write = (name: string, content: unknown) =>
    writeFileSync(
      join(dist, name),
      typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
    );
  mkdirSync(join(dist, 'schemas'), { recursive: true });
  write('custom-elements.json', customElementsManifest(contracts));
  write('vscode.html-custom-data.json', htmlCustomData(contracts));
  write('web-types.json', webTypes(contracts));
  write('contracts.json', surfaceText(surfaceOf(contracts, version)));
  write('atria-widgets.d.ts', typeDeclarations(contracts));
  write('atria-widgets-react.d.ts', reactDeclarations(contracts));
  write('atria-widgets-vue.d.ts', vueDeclarations(contracts));
  write('atria-widgets-svelte.d.ts', svelteDeclarations(contracts));
  const head = snippet(cdn, 'data-brand="atriafi" data-language="fi"');
  write('llms.txt', pageGuide(contracts, await loadFirstExamples(), head));
  write('openapi.json', openApi(await answersOfStandIn(), contracts));
  write('schemas/index.json', schemaIndex(contracts));
  for (const contract of contracts)
    write(`schemas/atria-${contract.name}.json`, jsonSchema(contract));
}
