import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadFirstExamples } from '../shared/load-examples';
import { root } from '../shared/widget-files';
import type { Shown } from './widget-tables';

/** The example and the picture for each widget in docs/widgets.md, by the widget's name. */
export async function loadShown(): Promise<Readonly<Record<string, Shown>>> {
  const examples = Object.entries(await loadFirstExamples());
  const shown = examples.map(([name, example]): [string, Shown] => {
    const picture = `pictures/${name}.webp`;
    return [
      name,
      { example, picture: existsSync(join(root, 'docs', picture)) ? picture : undefined },
    ];
  });
  return Object.fromEntries(shown);
}
