import { createClient } from '../api/client';
import { mendJson } from '../core/element/reading/mend-json';
import { resolveLanguage } from '../core/page/language';
import { rawSettings, settingsText } from '../core/page/raw-settings';
import { textsOf, type Vocabulary } from './fields';
import { idsOf, lookedUp, lookId } from './known-ids';
import { missing } from './missing-things';
import type { Tag } from './tag-data';

/** Whether nothing has an id, in a language. What is of the network, the calls of the page tell. */
const isGone = missing(async (asked) => {
  const { kind, id, search, given } = JSON.parse(asked);
  const { texts } = rawSettings(mendJson(settingsText() || '{}').value);
  const api = createClient({ ...texts, fetch: (...request) => fetch(...request) });
  const language = resolveLanguage(given ?? texts.language, location.pathname);
  return (await lookId(kind, id, { api, language, search })) !== 'gone';
});

/**
 * The ids in a tag that no longer exist: looked up once, and reported once known. What a tag loads
 * from an address of its own cannot be looked up elsewhere.
 */
export function goneIds({ element, values, places }: Tag, { searches }: Vocabulary) {
  if (Object.keys(values).some((key) => /endpoint$/i.test(key))) return [];
  return lookedUp
    .flatMap((kind) =>
      textsOf(kind, places)
        .flatMap(({ text }) => (kind === 'categories' ? idsOf(text) : [text]))
        .map((id) => ({ kind, id, search: searches[element.localName] })),
    )
    .filter((asked) => isGone(JSON.stringify({ ...asked, given: values.language })));
}
