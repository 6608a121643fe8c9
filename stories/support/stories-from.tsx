import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Contract } from '../../src/core/element/contract';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import { exampleMarkup } from '../../src/core/element/example-markup';
import type { Example, ExamplesOf } from '../../src/core/element/examples';
import { argTypesOf } from './arg-types';
import { DocsPage } from './docs-page';
import { LiveElement } from './live-element';
import { letTypeIn } from './typing';

type Args = Record<string, unknown>;

/** What a story's steps work with: the element, what it shows, and a visitor's hands. */
export interface Steps {
  readonly element: HTMLElement;
  /** Testing Library's queries in the element's shadow root. */
  readonly screen: ReturnType<typeof within>;
  readonly user: typeof userEvent;
}

interface Options {
  /** The widget reaches from edge to edge of the window: no margin around it. */
  readonly fullWidth?: boolean;
}

const isReady = (element: HTMLElement): boolean => element.matches(':state(ready)');

/**
 * A widget's stories from its examples; see stories/README.md. `story(name)` is the example of
 * that name, with steps that are played after the element has painted. The same steps run in
 * `npm run test:stories`.
 */
export function storiesFrom<C extends Contract>(
  definition: WidgetDefinition<C>,
  examples: ExamplesOf<C>,
  { fullWidth = false }: Options = {},
) {
  const { contract, tag } = definition;
  definition.register();
  const exampleOf = (name: string): Example => {
    const example = examples[name] as Example | undefined;
    if (!example) throw new Error(`${contract.name}.examples.ts has no example "${name}"`);
    return example;
  };

  const meta = {
    render: (args, { parameters, globals, viewMode }) => (
      <LiveElement
        contract={contract}
        example={exampleOf(parameters.example)}
        fullWidth={fullWidth}
        args={args}
        brand={globals.brand}
        language={globals.language}
        inDocs={viewMode === 'docs'}
      />
    ),
    argTypes: argTypesOf(contract),
    parameters: {
      docs: {
        page: () => <DocsPage contract={contract} examples={examples} />,
        story: { inline: true },
      },
    },
  } satisfies Meta<Args>;

  function story(name: string, steps?: (given: Steps) => Promise<void>): StoryObj<Args> {
    const example = exampleOf(name);
    return {
      args: { ...example.attributes },
      parameters: {
        example: name,
        docs: {
          description: { story: example.title },
          source: { code: exampleMarkup(contract, example), language: 'html' },
        },
      },
      async play({ canvasElement }) {
        const element = canvasElement.querySelector<HTMLElement>(tag);
        if (!element?.shadowRoot) throw new Error(`<${tag}> is not in the story`);
        await waitFor(() => expect(isReady(element)).toBe(true), { timeout: 5000 });
        letTypeIn(element.shadowRoot);
        // The frame around the view: Testing Library cannot print a shadow root in its errors.
        const frame = element.shadowRoot.querySelector<HTMLElement>('[part="root"]') ?? element;
        const screen = within(frame);
        await steps?.({ element, screen, user: userEvent });
      },
    };
  }
  return { meta, story };
}
