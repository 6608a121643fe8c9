import '../../showroom/public/what-is-said.js';
import { useLayoutEffect, useRef } from 'react';
import { action } from 'storybook/actions';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import type { Contract } from '../../src/core/element/contract';
import { inFolder } from './in-folder';
import { logoOf, paperOf, preparePage, type Toolbar } from './page';
import { useUnseen } from './use-unseen';

declare global {
  interface WindowEventMap {
    /** An entry of `showroom/public/what-is-said.js`. */
    'atria-said': CustomEvent<{ readonly text: string; readonly isHeard: boolean }>;
  }
}

export interface LiveElementProps extends Toolbar {
  readonly contract: Contract;
  readonly example: Example;
  /** The values of the controls. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly fullWidth: boolean;
  readonly inDocs: boolean;
}

/**
 * The real element in a page of its brand, from the markup that an editor would write. Controls set
 * its properties; the toolbar makes it anew, as another site would. Its events are logged as
 * actions; an element without visible content says so.
 */
export function LiveElement(props: LiveElementProps) {
  const { contract, example, args, brand, language, fullWidth, inDocs } = props;
  const place = useRef<HTMLDivElement>(null);
  /** The attributes that a control has changed. */
  const led = useRef(new Set<string>());

  useLayoutEffect(() => {
    const leave = preparePage(example, { brand, language });
    const shown = {
      ...example,
      ...(brand && { brand: undefined }),
      ...(language && { language: undefined }),
    };
    const page = place.current;
    if (page)
      page.innerHTML = inFolder(exampleMarkup(contract, shown as Example), document.baseURI);
    return () => {
      if (page) page.innerHTML = '';
      leave();
    };
  }, [contract, example, brand, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element made again by the toolbar needs them too.
  useLayoutEffect(() => {
    const element = place.current?.firstElementChild;
    for (const name of Object.keys(contract.attributes)) {
      const initial = (example.attributes as Record<string, unknown> | undefined)?.[name];
      // Equal to the example from the start: then the tag's own value counts.
      if (args[name] !== initial) led.current.add(name);
      if (element && led.current.has(name)) Object.assign(element, { [name]: args[name] });
    }
  }, [contract, example, args, brand, language]);

  useLayoutEffect(() => {
    const page = place.current;
    const log = ({ type, detail }: CustomEvent) => action(type)(detail);
    // What every element fires when one of its calls fails.
    const names = [...Object.keys(contract.events), 'atria-error'];
    for (const name of names) page?.addEventListener(name, log as EventListener);
    // What screen readers hear is among the actions, too.
    const hear = ({ detail: { text, isHeard } }: WindowEventMap['atria-said']) =>
      action(isHeard ? 'said' : 'said beside the open dialog, unheard')(text);
    window.addEventListener('atria-said', hear);
    return () => {
      window.removeEventListener('atria-said', hear);
      for (const name of names) page?.removeEventListener(name, log as EventListener);
    };
  }, [contract]);

  const unseen = useUnseen(place, `${brand} ${language}`);
  const paper = paperOf(logoOf(example, { brand, language }));
  return (
    <div
      style={{
        background: `var(--atria-color-background, ${paper})`,
        padding: fullWidth ? 0 : 24,
        // Fixed elements stay inside their frame on a documentation page.
        ...(inDocs ? { contain: 'layout' } : { minBlockSize: '100vh' }),
      }}
    >
      <div ref={place} />
      {unseen && <p className="atria-unseen">Shows nothing by itself: {example.title}</p>}
    </div>
  );
}
