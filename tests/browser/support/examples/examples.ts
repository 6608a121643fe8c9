import type { Example } from '../../../../src/catalogue/examples';
import type { WidgetDefinition } from '../../../../src/core/element/define-widget';

const folder = /widgets\/([^/]+)\//;
const nameIn = (path: string): string => folder.exec(path)?.[1] ?? path;

const definitions = new Map(
  Object.entries(
    import.meta.glob<{ widget: WidgetDefinition }>('../../../../src/widgets/*/*.widget.ts', {
      eager: true,
    }),
  ).map(([path, { widget }]) => [nameIn(path), widget]),
);
const files = import.meta.glob<{ examples: Record<string, Example> }>(
  '../../../../src/widgets/*/*.examples.ts',
  { eager: true },
);

/** An example of a widget. */
export interface WidgetExample {
  /** `widget/example`. */
  readonly name: string;
  readonly definition: WidgetDefinition;
  readonly example: Example;
}

/** Every example of every widget. */
export const allExamples: readonly WidgetExample[] = Object.entries(files).flatMap(
  ([path, { examples }]) => {
    const widget = nameIn(path);
    const definition = definitions.get(widget);
    if (!definition) throw new Error(`${widget} has examples and no widget`);
    return Object.entries(examples).map(([name, example]) => ({
      name: `${widget}/${name}`,
      definition,
      example,
    }));
  },
);
