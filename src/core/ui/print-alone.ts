import { importing } from '../../importing';

const sheet = importing(() => import('./print-sheet'));

/** Prints a copy of it alone; the whole page where the code for that cannot be had. */
export async function printAlone(host: HTMLElement | null, content: readonly (Node | null)[]) {
  const code = await sheet.load().catch(() => undefined);
  if (code && host) code.printSheet(host, content);
  else window.print();
}
