import type { Example } from '../../src/catalogue/examples';
import { purposes } from '../../src/catalogue/purposes';
import type { Contract } from '../../src/core/element/contract';
import { languages } from '../../src/core/page/language';
import { attributeRows, described } from './attribute-rows';
import { byPurpose } from './by-purpose';
import { flatFields } from './fields';
import { shortExample } from './short-example';

/** An attribute in a line: name, type, description; a list's fields by name and type. */
const attributeLines = (contract: Contract): string[] =>
  attributeRows(contract, false).map((row) => {
    const { name, fields } = row;
    const type = fields.length > 0 ? 'JSON' : row.type.replaceAll(/readonly |'/g, '');
    const parts = flatFields(fields).map((one) => `${one.name}${one.required ? '' : '?'}`);
    const holds = parts.length > 0 ? ` Fields: ${parts.join(', ')}.` : '';
    return `- \`${name}\` (${type}): ${described(row)}${holds}`;
  });

const widgetPart = (contract: Contract, example: Example | undefined): string =>
  [
    `### <atria-${contract.name}>`,
    '',
    [contract.summary, contract.unseen].filter(Boolean).join(' '),
    '',
    ...attributeLines(contract),
    ...(example ? ['', '```html', shortExample(contract, example), '```'] : []),
  ].join('\n');

/**
 * `llms.txt`: how to write a page with the widgets, in one file, for readers who let a language
 * model do so. The form is that of llmstxt.org: a title, a quote, sections.
 *
 * @param snippet the lines of the page's head.
 * @param examples the example to show for each widget, by the widget's name.
 */
export const pageGuide = (
  contracts: readonly Contract[],
  examples: Readonly<Record<string, Example>>,
  snippet: readonly string[],
): string => `# Atria Widgets

> Custom elements for the brand sites of a food producer. A page is plain HTML: some lines in the head, once, and a tag where a widget should show.

## Rules

- Write these lines into the head once, all with the same address and release:

\`\`\`html
${snippet.join('\n')}
\`\`\`

- Use only the tags and attributes below. Close every tag with its own end tag: \`<atria-counter />\` would swallow the rest of the page.
- Texts, numbers and flags are attributes, in lower case with hyphens. A flag is on when it is present; \`open="false"\` is off.
- Lists and objects are JSON in a \`<script type="application/json">\` inside the tag. It is one object whose keys are the attributes' names in camelCase: \`{ "cards": [ … ] }\`. Use straight quotes, no comments, and no comma after the last entry.
- Write every required attribute: without it a widget shows nothing.
- Every tag also takes \`brand\`, \`language\` (${languages.join(', ')}) and \`loading="eager"\`. For the whole page, write \`data-brand\` and \`data-language\` on the script tag.
- A widget fits the column that it is in. Set margin and width on the tag. Only the properties \`--atria-…\` style its inside.
- Addresses are paths of the site or begin with https. Scripts, handlers and styles inside texts are removed.
- \`data-edit-mode\` on the script tag shows mistakes in place; \`atria.problems()\` lists them.

## Widgets by purpose

${byPurpose(contracts, (one) => one)
  .map(({ purpose, widgets }) => {
    const tags = widgets.map(({ name }) => `atria-${name}`);
    return `- ${purposes[purpose]}: ${tags.join(', ')}`;
  })
  .join('\n')}

## Widgets

${contracts.map((one) => widgetPart(one, examples[one.name])).join('\n\n')}
`;
