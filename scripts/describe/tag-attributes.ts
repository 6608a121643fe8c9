import type { Contract } from '../../src/core/element/contract';
import { type AttributeRow, attributeRows, commented } from './attribute-rows';
import { eventRows } from './event-rows';
import { className } from './names';

/** How the templates of a framework write attributes and events of a tag. */
export interface Templates {
  /** The names that an attribute can have. */
  readonly namesOf: (row: AttributeRow) => readonly string[];
  /** The name of an event's listener. */
  readonly listenerOf: (event: string) => string;
  /** Whether lists and objects can be passed as values, not only as JSON. */
  readonly takesLists: boolean;
}

const attributesName = (name: string): string => className(name, 'Attributes');

/** The type to pass for an attribute: its value, its text, or null for none. */
function passed({ type, kind }: AttributeRow, { takesLists }: Templates): string {
  if (kind === 'json') return takesLists ? `${type} | string | null` : 'string | null';
  const own = kind === 'flag' ? "'' | 'true' | 'false'" : /string|'/.test(type) ? '' : 'string';
  return [type, own, 'null'].filter(Boolean).join(' | ');
}

function attributes(contract: Contract, templates: Templates): string {
  const lines = attributeRows(contract).flatMap((row) =>
    templates
      .namesOf(row)
      .map((name) => `  /** ${commented(row)} */\n  '${name}'?: ${passed(row, templates)};`),
  );
  const events = eventRows(contract.events).map(
    ({ name, type }) => `  '${templates.listenerOf(name)}'?: (event: ${type}) => void;`,
  );
  return `/** What \`<atria-${contract.name}>\` takes in addition to the attributes of every element. */
export interface ${attributesName(contract.name)} {
${[...lines, ...events].join('\n')}
}
`;
}

/** The names of required values; a list that is set by a ref has none. */
function needed(contract: Contract, templates: Templates): string {
  const names = attributeRows(contract)
    .filter(({ required, kind }) => required && (kind !== 'json' || templates.takesLists))
    .flatMap(templates.namesOf);
  return names.length > 0 ? `, ${names.map((name) => `'${name}'`).join(' | ')}` : '';
}

/**
 * The attributes of all tags as a framework's templates write them, and the tags as entries of its
 * own table, each `Tag<attributes, element, names of required values>`. There is no index
 * signature, so a misspelt name is an error, if the framework's checker looks for it.
 */
export function tagAttributes(contracts: readonly Contract[], templates: Templates) {
  const types = contracts.flatMap((contract) => {
    const items = attributeRows(contract).filter(({ fields }) => fields.length > 0);
    const held = templates.takesLists ? items.map(({ interfaceName }) => interfaceName) : [];
    return [className(contract.name), ...held].map((name) => `  ${name},`);
  });
  return {
    attributes: `import type {\n${types.join('\n')}\n} from './atria-widgets.js';

${contracts.map((contract) => attributes(contract, templates)).join('\n')}
/** What of a tag's own must be given, unless a block of the page holds it. */
type Given<Own, Needed extends keyof Own> = Needed extends unknown
  ? { [K in Needed]-?: NonNullable<Own[K]> }
  : never;
`,
    tags: contracts
      .map(
        (contract) =>
          `    'atria-${contract.name}': Tag<${attributesName(contract.name)}, ${className(contract.name)}${needed(contract, templates)}>;`,
      )
      .join('\n'),
  };
}
