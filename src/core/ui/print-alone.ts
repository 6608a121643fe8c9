import { foreign } from '../../foreign';
import { importing } from '../../importing';

const printSheet = importing(() => import('./print-sheet'), 'printSheet');

/** Prints only a copy of the content; the whole page if the code for that fails to load. */
export async function printAlone(host: HTMLElement | null, content: readonly (Node | null)[]) {
  const print = await printSheet.load().catch(() => undefined);
  if (print && host) print(host, content);
  else foreign('print', () => window.print());
}
