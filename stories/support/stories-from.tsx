import type { Decorator, Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { emitTransformCode, useEffect } from 'storybook/preview-api';
import { configure, expect, userEvent, waitFor, within } from 'storybook/test';
import type { Example, ExamplesOf } from '../../src/catalogue/examples';
import type { Contract } from '../../src/core/element/contract';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import { argTypesOf } from './arg-types';
import { DocsPage } from './docs-page';
import { LiveElement } from './live-element';
import type { Toolbar } from './page';
import { shownMarkup } from './shown-markup';
import { type StoryTexts, textsIn } from './story-texts';
import { letTypeIn } from './typing';

type Args = Record<string, unknown>;

// A busy machine, or late code, needs longer than Testing Library's second.
configure({ asyncUtilTimeout: 10_000 * Number(import.meta.env.TEST_SLOWNESS ?? 1) });

/** What a story's steps use: the element, its content, and a visitor's hands. */
export interface Steps {
  readonly element: HTMLElement;
  /** Testing Library's queries in the element's shadow root. */
  readonly screen: ReturnType<typeof within>;
  readonly user: typeof userEvent;
  /** A text of the widgets by its key, in the language that the story is shown in. */
  readonly t: StoryTexts;
  /**
   * Presses an element by its role and the beginning of its name, by default a button, once it is
   * there.
   */
  readonly press: (name: string, role?: string) => Promise<void>;
  /** Types into the field whose name begins with a text. */
  readonly type: (name: string, text: string) => Promise<void>;
}

const isTestRun = import.meta.env.MODE === 'test';

interface Options {
  /** Whether the widget fills the whole width of the window, without a margin. */
  readonly fullWidth?: boolean;
}

const toolbarOf = ({ brand = '', language = '' }: Record<string, unknown>) =>
  ({ brand, language }) as Toolbar;

const beginning = (name: string) => (whole: string) => whole.startsWith(name);

const waitsForEver = ({ fault = '' }: Example): boolean => fault.endsWith(':never');

/** Whether its first call never returns: then it paints its placeholders, and waits. */
const hasPainted = (element: HTMLElement, example: Example): boolean =>
  element.matches(':state(ready)') ||
  (waitsForEver(example) &&
    Boolean(element.shadowRoot?.querySelector('[part="root"]')?.firstElementChild));

/**
 * Nothing is dimmed for a new answer, and nothing is pending: axe measures the colours of this
 * moment.
 */
async function settled(root: ShadowRoot): Promise<void> {
  const isMoving = (animation: Animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
  await waitFor(() => {
    expect(root.querySelector('[aria-busy=true]')).toBe(null);
    expect(root.getAnimations().filter(isMoving)).toEqual([]);
  });
}

/**
 * A widget's stories from its examples; see stories/README.md. `example(name)` is the example with
 * that name, `steps(name, play)` the same with steps that are played once it has painted; these run
 * in `npm run test:stories`.
 */
export function storiesFrom<C extends Contract>(
  definition: WidgetDefinition<C>,
  examples: ExamplesOf<C>,
  { fullWidth = false }: Options = {},
) {
  const { contract, tag } = definition;
  definition.register();
  const exampleOf = (name: string): Example => {
    const found = examples[name] as Example | undefined;
    if (!found) throw new Error(`${contract.name}.examples.ts has no example "${name}"`);
    return found;
  };
  const markupOf = ({ parameters, args, globals }: StoryContext<Args>) =>
    shownMarkup(contract, exampleOf(parameters.example), args, toolbarOf(globals));

  // Storybook's own snippet would be the JSX of this file.
  const withSnippet: Decorator<Args> = (story, context) => {
    const markup = markupOf(context);
    useEffect(() => void emitTransformCode(markup, context), [markup]);
    return story();
  };

  const meta = {
    decorators: [withSnippet],
    render: (args, { parameters, globals, viewMode }) => (
      <LiveElement
        contract={contract}
        example={exampleOf(parameters.example)}
        fullWidth={fullWidth}
        args={args}
        inDocs={viewMode === 'docs'}
        {...toolbarOf(globals)}
      />
    ),
    argTypes: argTypesOf(contract),
    parameters: {
      docs: {
        page: () => <DocsPage contract={contract} examples={examples} />,
        story: { inline: true },
        codePanel: true,
        source: {
          type: 'code',
          language: 'html',
          wrapLongLines: true,
          transform: (_: string, context: StoryContext<Args>) => markupOf(context),
        },
      },
    },
  } satisfies Meta<Args>;

  function steps(name: string, play?: (given: Steps) => Promise<void>): StoryObj<Args> {
    const shown = exampleOf(name);
    return {
      tags: play ? [] : ['untouched'],
      args: { ...shown.attributes },
      parameters: {
        example: name,
        docs: { description: { story: shown.title } },
        // axe checks it without steps in the built bundle, in every brand
        // (`tests/browser/every-example.spec.ts`).
        ...(isTestRun && !play && !shown.alone && { a11y: { test: 'off' } }),
        // Dimmed content is inactive while it waits: WCAG requires no contrast for it.
        ...(waitsForEver(shown) && {
          a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
        }),
      },
      async play({ canvasElement, globals }) {
        const element = canvasElement.querySelector<HTMLElement>(tag);
        if (!element?.shadowRoot) throw new Error(`<${tag}> is not in the story`);
        await waitFor(() => expect(hasPainted(element, shown)).toBe(true));
        if (!play) return;
        letTypeIn(element.shadowRoot);
        // The frame around the view: Testing Library cannot print a shadow root in its errors.
        const frame = element.shadowRoot.querySelector<HTMLElement>('[part="root"]') ?? element;
        const screen = within(frame);
        await play({
          element,
          screen,
          user: userEvent,
          t: textsIn(globals.language || shown.language || 'fi'),
          press: async (name, role = 'button') =>
            userEvent.click(await screen.findByRole(role, { name: beginning(name) })),
          async type(name, text) {
            const field = await screen.findByRole('textbox', { name: beginning(name) });
            // A bar takes no press in its first second.
            const isReady = () => expect(getComputedStyle(field).pointerEvents).not.toBe('none');
            await waitFor(isReady, { timeout: 5000 });
            await userEvent.type(field, text);
          },
        });
        if (isTestRun && !waitsForEver(shown)) await settled(element.shadowRoot);
      },
    };
  }
  return { meta, steps, example: (name: string) => steps(name) };
}
