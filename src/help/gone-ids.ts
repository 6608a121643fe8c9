import { createClient } from '../api/client';
import { mendJson } from '../core/element/reading/mend-json';
import { resolveLanguage } from '../core/page/language';
import { rawSettings, settingsText } from '../core/page/raw-settings';
import { textsOf } from './fields';
import { idsOf, type LookedUp, lookedUp, lookId } from './known-ids';
import { missing } from './missing-things';
import type { AskedId } from './named';
import { valuesOf } from './tag-data';
import { fieldsOf, type Vocabulary } from './vocabulary';

/** An id in a tag that no longer exists. */
export interface GoneId extends AskedId {
  readonly kind: LookedUp;
}

const settings = () => rawSettings(mendJson(settingsText() || '{}').value).texts;

/** Whether nothing has an id, in a language. What is of the network, the calls of the page tell. */
const isGone = missing(async (asked) => {
  const { kind, id, search, given } = JSON.parse(asked);
  const texts = settings();
  const api = createClient({ ...texts, fetch: (...request) => fetch(...request) });
  const language = resolveLanguage(given ?? texts.language, location.pathname);
  return (await lookId(kind, id, { api, language, search })) !== 'gone';
});

/**
 * The ids in a tag that no longer exist: looked up once, and reported once known. What a tag loads
 * from an address of its own cannot be looked up elsewhere.
 */
export function goneIds(element: Element, vocabulary: Vocabulary): readonly GoneId[] {
  const tag = element.localName;
  const values = valuesOf(element, vocabulary);
  if (Object.keys(values).some((name) => /endpoint$/i.test(name))) return [];
  const search = vocabulary.searches[tag];
  return lookedUp
    .flatMap((kind) =>
      textsOf(kind, values, fieldsOf(element, vocabulary))
        .flatMap(({ text }) => (kind === 'categories' ? idsOf(text) : [text]))
        .map((id) => ({ kind, id, search })),
    )
    .filter((asked) => isGone(JSON.stringify({ ...asked, given: values.language })));
}
