import { Canvas, Title, useOf } from '@storybook/addon-docs/blocks';
import { commonAttributes } from '../../src/core/element/common.attributes';
import type { Contract } from '../../src/core/element/contract';
import type { Example } from '../../src/core/element/examples';
import { AttributeTable } from './attribute-table';
import { DocTable } from './doc-table';
import './docs-page.css';

const pageScript = '<script type="module" src="…/atria.js" data-brand="atriafi"></script>';

interface Props {
  readonly contract: Contract;
  readonly examples: Readonly<Record<string, Example>>;
}

/** All there is to know of a widget: what it takes, fires and holds, and its examples live. */
export function DocsPage({ contract, examples }: Props) {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  // A module's exports come in the order of the alphabet; the examples have an order of their own.
  const [first, ...others] = Object.keys(examples).flatMap(
    (name) => stories.find(({ parameters }) => parameters?.example === name) ?? [],
  );
  return (
    <div className="atria-docs">
      <Title />
      <p className="lead">{contract.summary}</p>
      {first && <Canvas of={first.moduleExport} sourceState="shown" />}
      <p>
        The page has the script once: <code>{pageScript}</code>
      </p>
      <h2>Attributes</h2>
      <AttributeTable attributes={contract.attributes} />
      <details>
        <summary>Attributes of every widget</summary>
        <AttributeTable attributes={commonAttributes} />
      </details>
      <Events events={contract.events} />
      <Slots slots={contract.slots} />
      {others.length > 0 && <h2>More examples</h2>}
      {others.map(({ id, name, moduleExport, parameters }) => (
        <MoreExample
          key={id}
          id={id}
          name={name}
          of={moduleExport}
          example={examples[parameters?.example]}
        />
      ))}
    </div>
  );
}

function Events({ events }: Pick<Contract, 'events'>) {
  const rows = Object.entries(events).map(
    ([name, { description = '', cancelable }]) =>
      [name, description, cancelable ? 'stops what follows' : '–'] as const,
  );
  if (rows.length === 0) return null;
  return (
    <>
      <h2>Events</h2>
      <DocTable head={['Event', 'When', 'preventDefault()']} rows={rows} />
    </>
  );
}

function Slots({ slots = {} }: Pick<Contract, 'slots'>) {
  const rows = Object.entries(slots);
  if (rows.length === 0) return null;
  return (
    <>
      <h2>Slots</h2>
      <DocTable head={['Slot', 'What belongs there']} rows={rows} />
    </>
  );
}

interface MoreExampleProps {
  readonly id: string;
  readonly name: string;
  /** The story, as the blocks know it. */
  readonly of: unknown;
  readonly example?: Example;
}

function MoreExample({ id, name, of, example }: MoreExampleProps) {
  // One that lives by the page's address cannot share the page with the others.
  const apart = Boolean(example?.query || example?.hash || example?.fault);
  return (
    <section>
      <h3>{name}</h3>
      <p>{example?.title}</p>
      {apart ? (
        <a href={`./?path=/story/${id}`} target="_top">
          Open the story
        </a>
      ) : (
        <Canvas of={of} />
      )}
    </section>
  );
}
