import { importing } from '../../importing';

const printSheet = importing(() => import('./print-sheet'), 'printSheet');

/** Prints a copy of it alone; the whole page where the code for that fails to load. */
export async function printAlone(host: HTMLElement | null, content: readonly (Node | null)[]) {
  const print = await printSheet.load().catch(() => undefined);
  if (print && host) print(host, content);
  else window.print();
}
