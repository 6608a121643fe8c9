import { type JsonReading, mendJson } from '../core/element/mend-json';

/** What a JSON text of the page holds, read a second time when a CMS has touched it [ELEM-12]. */
export function readWhole(text: string): JsonReading {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return mendJson(text);
  }
}
