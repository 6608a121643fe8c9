import { requestOf } from '../api/call-address';
import { rawSettings, settingsText } from '../core/page/raw-settings';
import { readWhole } from './read-whole';
import { textsOf } from './slips';
import { valuesOf } from './tag-data';
import type { Vocabulary } from './vocabulary';
import type { Words } from './words';

/** Whether the shop has a product, by its code; undefined as long as nobody knows. */
const answers = new Map<string, boolean | undefined>();

async function ask(code: string): Promise<void> {
  const path = `/api/products/${encodeURIComponent(code)}`;
  const { texts } = rawSettings(readWhole(settingsText() || '{}').value);
  try {
    const { address, ...request } = requestOf({ path }, texts);
    const { status } = await fetch(address, request);
    answers.set(code, status !== 404);
  } catch {
    // Nobody can say: what is of the network, the calls of the page tell.
  }
}

/** Asks once for each product that can be bought at a tag; tells of those that the shop has not. */
export function missingProducts(
  element: Element,
  { tags, common, kinds }: Vocabulary,
  words: Words,
): string[] {
  const tag = element.localName;
  const values = valuesOf(element, tags[tag] ?? {}, common);
  return textsOf('product', values, kinds[tag] ?? {}).flatMap(({ text: code }) => {
    if (!answers.has(code)) {
      answers.set(code, undefined);
      ask(code);
    }
    return answers.get(code) === false ? [words.noProduct(code)] : [];
  });
}
