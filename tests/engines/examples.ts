import { loadExamples } from '../../scripts/shared/load-examples';
import type { Hand } from './hand';

/** The examples of all widgets, each as an action that must succeed. */
export async function examples(): Promise<[string, (hand: Hand) => Promise<void>][]> {
  return Object.entries(await loadExamples()).flatMap(([widget, all]) =>
    all.map(({ name, fault }): [string, (hand: Hand) => Promise<void>] => [
      `atria-${widget}, ${name}`,
      async (hand) => {
        await hand.open(`/widgets/${widget}?only=${name}`);
        // A call that is never answered shows nothing: its placeholder must be there.
        await hand.ready(fault?.endsWith(':never') ? ':defined' : ':state(ready)', 'all');
      },
    ]),
  );
}
