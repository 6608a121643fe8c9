import { type AttributeRow, attributeRows } from '../../scripts/describe/attribute-rows';
import { words } from '../../scripts/describe/names';
import { vocabularyOf as describeVocabulary } from '../../scripts/describe/vocabulary';
import type { Example } from '../../src/catalogue/examples';
import type { Contract } from '../../src/core/element/contract';
import { brands, logos } from '../../src/core/page/brand';
import { langAttribute, languages } from '../../src/core/page/language';
import type { Vocabulary } from '../../src/help/fields';
import { cached } from '../cached';
import { sayFor } from '../texts';
import { languageName, type UiLanguage } from '../ui-languages';
import { sayingOf } from '../words';
import { type FormField, formFields } from './form-fields';

/**
 * A widget in the form for the catalogue, in one of its languages: all from its contract and its
 * examples.
 */
export interface EditorWidget {
  readonly name: string;
  readonly tag: string;
  /** Its readable name: `Card grid`. */
  readonly title: string;
  /** Its purpose. */
  readonly summary: string;
  /** The allowed content between its tags, slot by slot. */
  readonly slots: readonly string[];
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

/** Brand, language and logo as choices of the existing ones. */
function pageChoices(field: FormField, ui: UiLanguage): FormField {
  const t = sayFor(ui);
  const choice = { control: 'choice', example: '', none: t('asPage') } as const;
  const sites = field.name === 'brand' ? brands : field.name === 'logo' ? logos : undefined;
  if (sites)
    return { ...field, ...choice, options: sites.map((value) => ({ value, label: value })) };
  if (field.name !== 'language') return field;
  const options = languages.map((value) => ({ value, label: languageName(value, ui) }));
  return { ...field, ...choice, options };
}

function widgetOf(contract: Contract, ui: UiLanguage): EditorWidget {
  const { name, summary = '', slots = {} } = contract;
  const say = sayingOf(name, ui);
  const own = Object.fromEntries(
    Object.entries(examples[`/src/widgets/${name}/${name}.examples.ts`]?.examples ?? {}).map(
      ([key, example]) => [key, { ...example, title: say('example', example.title) }],
    ),
  );
  return {
    name,
    tag: `atria-${name}`,
    title: say('title', words(name)),
    summary: say('summary', summary),
    slots: Object.values(slots).map((text) => say('text', text)),
    contract,
    examples: own,
    rows: attributeRows(contract),
    fields: formFields(contract, Object.values(own), say).map((field) => pageChoices(field, ui)),
  };
}

/** All widgets in a language of the catalogue, by their titles there. */
export const widgetsIn = cached((ui: UiLanguage): readonly EditorWidget[] =>
  Object.values(contracts)
    .map(({ contract }) => widgetOf(contract, ui))
    .sort((one, other) => one.title.localeCompare(other.title, langAttribute(ui))),
);

export const widgetNamed = (name: string, ui: UiLanguage): EditorWidget | undefined =>
  widgetsIn(ui).find((widget) => widget.name === name);

/** The example that a form starts with: the first with all required values. */
export function firstExample({ examples, fields }: EditorWidget): Example {
  const all = Object.values<Example>(examples);
  const isWhole = ({ attributes = {} }: Example) =>
    fields.every(({ name, required }) => !required || name in attributes);
  return all.find(isWhole) ?? all[0] ?? { title: '' };
}

/** The names that editors can use, as the page's own help knows them. */
export const vocabularyOf = cached((widgets: readonly EditorWidget[]): Vocabulary => {
  const examplesOf = (name: string) =>
    Object.values(widgets.find((one) => one.name === name)?.examples ?? {});
  const contracts = widgets.map(({ contract }) => contract);
  return describeVocabulary(contracts, examplesOf, []);
}, new WeakMap());
