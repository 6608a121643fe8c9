import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { customElementsManifest } from '../describe/custom-elements-manifest';
import { loadDescribedContracts } from '../describe/described-contracts';
import { packageDeclarations } from '../describe/package-declarations';
import { hookDeclarations, reactDeclarations } from '../describe/react-declarations';
import { svelteDeclarations, vueDeclarations } from '../describe/template-declarations';
import { typeDeclarations } from '../describe/type-declarations';

/**
 * Writes what the package has beside its modules: types, the manifest with the modules' paths, and
 * the entry of the command.
 *
 * @param folder the modules' own.
 * @param place that folder's path in the package, as in `dist/npm`.
 */
export async function writePackage(folder: string, place: string): Promise<void> {
  const contracts = await loadDescribedContracts();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('atria-widgets.d.ts', typeDeclarations(contracts) + packageDeclarations(contracts));
  write('react.d.ts', reactDeclarations(contracts) + hookDeclarations);
  write('vue.d.ts', vueDeclarations(contracts));
  write('svelte.d.ts', svelteDeclarations(contracts));
  // TypeScript looks for the types of every import, even of a style sheet.
  write('style-sheet.d.ts', 'export {};\n');
  for (const { name } of contracts)
    write(`${name}.d.ts`, "import './atria-widgets.js';\nexport {};\n");
  const moduleOf = (name: string) => `${place}/${name}.js`;
  const manifest = customElementsManifest(contracts, moduleOf);
  write('custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`);
  chmodSync(join(folder, 'cli/atria-widgets.js'), 0o755);
}
