import { loadExamples } from '../../scripts/shared/load-examples';
import type { Pressed } from '../browser/support/examples/presses';
import { placeAt } from '../browser/support/examples/settings';
import type { Tab } from './browser';

/** Calls a function of the page of every example. */
async function visit<T>(tab: Tab, name: string, ...given: readonly unknown[]): Promise<T> {
  const call = `window.visit.${name}(...${JSON.stringify(given)})`;
  await tab.evaluate(`(self.answer = ${call}.then((one) => JSON.stringify(one ?? null)), '')`);
  // The presses on an example may take longer than one command may.
  const late = 'new Promise((resolve) => setTimeout(resolve, 20000, ""))';
  for (let asked = 0; asked < 15; asked += 1) {
    const answer = await tab.evaluate(`Promise.race([self.answer, ${late}])`);
    if (answer) return JSON.parse(answer);
  }
  throw new Error(`no answer to ${name}`);
}

/**
 * The presses on every control of each widget's examples, each as an action after which the focus
 * must be where a visitor finds it, and the change have been said.
 */
export async function presses(): Promise<
  [title: string, act: (tab: Tab, port: number) => Promise<void>][]
> {
  const all = Object.entries(await loadExamples());
  const names = all.flatMap(([widget, examples]) =>
    examples.map(({ name }) => `${widget}/${name}`),
  );
  return all.map(([widget, examples]) => [
    `atria-${widget}, presses`,
    async (tab, port) => {
      await tab.go(`http://localhost:${port}/every-example`);
      while ((await tab.evaluate('String("visit" in window)')) !== 'true');
      const wrong: string[] = [];
      for (const { name: own } of examples) {
        const name = `${widget}/${own}`;
        await visit(tab, 'begin', name, placeAt(names.indexOf(name)), false);
        const { lost, silent, unheard } = await visit<Pressed>(tab, 'press', 1);
        wrong.push(...[...lost, ...silent, ...unheard].map((one) => `${own}: ${one}`));
        await visit(tab, 'end', false);
      }
      if (wrong.length > 0) throw new Error(wrong.join('\n  '));
    },
  ]);
}
