import { readJson } from '../../../src/core/element/reading/json-text';
import { nearest } from '../../../src/help/nearest';
import { type Finding, findingsOf } from '../finding';
import { type Check, commonValue, type Patient } from '../patient';
import type { PageElement } from '../read-page';

const { wrong } = findingsOf('tags');

/** Required values that neither the tag nor a block of data can have. */
function onMissing(patient: Patient, widget: PageElement): Finding[] {
  const attributes = patient.release?.surface?.tags[widget.localName]?.attributes ?? {};
  const hasData = widget.getAttribute('block-id') !== null || widget.text.includes('{');
  if (hasData) return [];
  return Object.entries(attributes)
    .filter(([, { required }]) => required)
    .filter(([name]) => commonValue(patient, widget, name) === undefined)
    .map(([name]) =>
      wrong(
        `line ${widget.line}: <${widget.localName}> has no ${name}`,
        'it shows nothing without',
      ),
    );
}

function onName({ release }: Patient, { localName, line }: PageElement): Finding[] {
  const known = Object.keys(release?.surface?.tags ?? {});
  if (known.length === 0 || known.includes(localName)) return [];
  const [meant] = nearest(localName, known);
  return [
    wrong(
      `line ${line}: <${localName}> is none of this release`,
      meant ? `<${meant}>?` : 'docs/widgets.md lists them all',
    ),
  ];
}

const onEnd = ({ isSelfClosed, localName, line }: PageElement): Finding[] =>
  isSelfClosed
    ? [
        wrong(
          `line ${line}: <${localName} /> takes the rest of the page into itself`,
          `write </${localName}>`,
        ),
      ]
    : [];

/** Blocks of data that cannot be read. */
const onBlocks = ({ page }: Patient): Finding[] =>
  page.elements
    .filter(({ localName }) => localName === 'script')
    .filter((one) => one.getAttribute('data-atria-block') !== null)
    .flatMap(({ text, line }) => {
      const { fault } = readJson(text);
      return fault ? [wrong(`line ${line}: the block of data: ${fault}`, 'mend the JSON')] : [];
    });

/** The tags in the page's source. */
export const tags: Check = (patient) => [
  ...patient.page.widgets.flatMap((widget) => [
    ...onName(patient, widget),
    ...onEnd(widget),
    ...onMissing(patient, widget),
  ]),
  ...onBlocks(patient),
];
