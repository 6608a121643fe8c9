import { catalogue } from '../../demo-host/host/widget-catalogue';
import type { Hand } from './hand';

/** The examples of all widgets, each as something that must go well. */
export async function examples(): Promise<[string, (hand: Hand) => Promise<void>][]> {
  return (await catalogue()).flatMap(({ name, examples: all }) =>
    Object.entries(all).map(([key, { fault }]): [string, (hand: Hand) => Promise<void>] => [
      `atria-${name}, ${key}`,
      async (hand) => {
        await hand.open(`/widgets/${name}?only=${key}`);
        // What is never answered is never there: what stands in for it must be.
        await hand.ready(fault?.endsWith(':never') ? ':defined' : ':state(ready)', 'all');
      },
    ]),
  );
}
