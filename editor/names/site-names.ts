import { createClient } from '../../src/api/client';
import type { Brand } from '../../src/core/page/brand';
import type { Language } from '../../src/core/page/language';
import { sampleFolder } from '../sample-address';
import { isSample, type Settings } from '../settings';
import { type Names, namesOf, ownClient } from './names';

async function sampleClient(brand: Brand) {
  const { sampleBase, sampleFetch } = await import('../preview-page/sample');
  return createClient({ fetch: sampleFetch(sampleFolder()), apiBase: sampleBase(brand) });
}

/** The names from the back end in the settings, or from the sample in the browser. */
export function siteNames(settings: Settings, brand: Brand, language: Language): Names {
  const { apiBase, script } = settings;
  let client: ReturnType<typeof sampleClient> | undefined;
  return namesOf(() => {
    client ??= isSample(settings)
      ? sampleClient(brand)
      : Promise.resolve(ownClient({ apiBase, apiCredentials: script['data-api-credentials'] }));
    return client;
  }, language);
}
