import { earlyTable } from '../build/tables/early-table';
import { helpVocabulary } from '../build/tables/help-vocabulary';
import { loaderTable } from '../build/tables/loader-table';
import { loadPlacements } from '../build/tables/placements';
import { version } from '../shared/release';
import { widgetNames } from '../shared/widget-files';

/** No shared chunks: in development each source is a module of its own. */
const table = async (): Promise<string> =>
  loaderTable(
    Object.entries(await loadPlacements()).map(([name, placement]) => ({
      ...{ name, placement },
      chunks: [],
    })),
  );

/**
 * The constants that the build would insert into a file of `src`, by their declared names; most
 * files have none.
 */
export async function constantsOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  if (file === 'src/loader.ts') return { __WIDGETS__: await table() };
  if (file === 'src/early.ts') return { __EARLY__: earlyTable(await loadPlacements()) };
  if (file === 'src/retry.ts') return { __NAMES__: widgetNames().map((name) => `atria-${name}`) };
  if (file === 'src/help/help.ts')
    return { __VOCABULARY__: await helpVocabulary(), __VERSION__: version };
  return {};
}
