import { type AttributeRow, attributeRows } from '../../scripts/describe/attribute-rows';
import { words } from '../../scripts/describe/names';
import type { Contract } from '../../src/core/element/contract';
import type { Example } from '../../src/core/element/examples';
import { type FormField, formFields } from './form-fields';

/** A widget as the catalogue shows it: all of it comes from its contract and its examples. */
export interface EditorWidget {
  readonly name: string;
  readonly tag: string;
  /** Its name as people say it: `Card grid`. */
  readonly title: string;
  readonly contract: Contract;
  readonly examples: Readonly<Record<string, Example>>;
  readonly rows: readonly AttributeRow[];
  readonly fields: readonly FormField[];
}

const contracts = import.meta.glob<{ contract: Contract }>('/src/widgets/*/*.contract.ts', {
  eager: true,
});
const examples = import.meta.glob<{ examples: EditorWidget['examples'] }>(
  '/src/widgets/*/*.examples.ts',
  { eager: true },
);

function widgetOf(contract: Contract): EditorWidget {
  const { name } = contract;
  const own = examples[`/src/widgets/${name}/${name}.examples.ts`]?.examples ?? {};
  const rows = attributeRows(contract);
  return {
    name,
    tag: `atria-${name}`,
    title: words(name),
    contract,
    examples: own,
    rows,
    fields: formFields(contract, Object.values(own)),
  };
}

/** All widgets, by name. */
export const widgets: readonly EditorWidget[] = Object.values(contracts)
  .map(({ contract }) => widgetOf(contract))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

export const widgetNamed = (name: string): EditorWidget | undefined =>
  widgets.find((widget) => widget.name === name);

/** The example a form starts with: the first that has what the widget shows nothing without. */
export function firstExample({ examples, fields }: EditorWidget): Example {
  const all = Object.values<Example>(examples);
  const isWhole = ({ attributes = {} }: Example) =>
    fields.every(({ name, required }) => !required || name in attributes);
  return all.find(isWhole) ?? all[0] ?? { title: '' };
}
