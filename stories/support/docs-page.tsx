import { Canvas, Title, useOf } from '@storybook/addon-docs/blocks';
import { snippet } from '../../scripts/describe/snippet';
import { type Example, isState } from '../../src/catalogue/examples';
import { commonAttributes } from '../../src/core/element/common.attributes';
import type { Contract } from '../../src/core/element/contract';
import { AttributeTable } from './attribute-table';
import { DocTable } from './doc-table';
import { StoryLink } from './story-link';
import './docs-page.css';

const pageHead = snippet('…/', 'data-brand="atriafi"').join('\n');

interface Props {
  readonly contract: Contract;
  readonly examples: Readonly<Record<string, Example>>;
}

/** The whole documentation of a widget: its attributes, events and slots, and its examples live. */
export function DocsPage({ contract, examples }: Props) {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  // Those with steps are played, not read; the others are in the order of the examples.
  const shown = Object.entries(examples).flatMap(([name, example]) => {
    const story = stories.find(
      ({ parameters, tags }) => parameters?.example === name && tags?.includes('untouched'),
    );
    return story ? [{ story, example }] : [];
  });
  const [first, ...others] = shown.filter(({ example }) => !isState(example));
  // Links only: in the menu they have another title than this page, which Storybook cannot embed.
  const states = shown.filter(({ example }) => isState(example));
  return (
    <div className="atria-docs">
      <Title />
      <p className="lead">{contract.summary}</p>
      {first && <Canvas of={first.story.moduleExport} sourceState="shown" />}
      <p>The page’s head has, once:</p>
      <pre>
        <code>{pageHead}</code>
      </pre>
      <h2>Attributes</h2>
      <AttributeTable attributes={contract.attributes} />
      <details>
        <summary>Attributes of every widget</summary>
        <AttributeTable attributes={commonAttributes} />
      </details>
      <Events events={contract.events} />
      <Slots slots={contract.slots} />
      {others.length > 0 && <h2>More examples</h2>}
      {others.map((one) => (
        <MoreExample key={one.story.id} {...one} />
      ))}
      {states.length > 0 && <h2>States</h2>}
      <ul>
        {states.map(({ story, example }) => (
          <li key={story.id}>
            <StoryLink id={story.id}>{story.name}</StoryLink>: {example.title}
          </li>
        ))}
      </ul>
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

interface Shown {
  /** The story, as Storybook's blocks know it. */
  readonly story: { readonly id: string; readonly name: string; readonly moduleExport: unknown };
  readonly example: Example;
}

function MoreExample({ story, example }: Shown) {
  const { title, query, hash, alone } = example;
  // One that depends on the page's address, or fills the window, cannot share it with the others.
  const apart = Boolean(query || hash || alone);
  return (
    <section>
      <h3>{story.name}</h3>
      <p>{title}</p>
      {apart ? (
        <StoryLink id={story.id}>Open the story</StoryLink>
      ) : (
        <Canvas of={story.moduleExport} />
      )}
    </section>
  );
}
