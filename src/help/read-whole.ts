import { type JsonReading, mendJson } from '../core/element/mend-json';

/** The content of a JSON text of the page, read a second time if a CMS has changed it [ELEM-12]. */
export function readWhole(text: string): JsonReading {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return mendJson(text);
  }
}
