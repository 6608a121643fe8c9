import { loadExamples } from '../../scripts/shared/load-examples';
import type { Hand } from './hand';

/** The examples of all widgets, each as something that must go well. */
export async function examples(): Promise<[string, (hand: Hand) => Promise<void>][]> {
  return Object.entries(await loadExamples()).flatMap(([widget, all]) =>
    all.map(({ name, fault }): [string, (hand: Hand) => Promise<void>] => [
      `atria-${widget}, ${name}`,
      async (hand) => {
        await hand.open(`/widgets/${widget}?only=${name}`);
        // What is never answered is never there: its placeholder must be.
        await hand.ready(fault?.endsWith(':never') ? ':defined' : ':state(ready)', 'all');
      },
    ]),
  );
}
