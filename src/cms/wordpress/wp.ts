/** What WordPress has in its editor, as far as the blocks use it. */
type Node = unknown;
type Component = unknown;
type Props = Readonly<Record<string, unknown>>;

export interface BlockProps {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  setAttributes(values: Readonly<Record<string, string | undefined>>): void;
}

interface WordPress {
  readonly element: {
    createElement(type: unknown, props: Props | null, ...children: readonly Node[]): Node;
    useEffect(effect: () => void, deps: readonly unknown[]): void;
    useRef<T>(start: T): { current: T };
    readonly RawHTML: Component;
    readonly Fragment: Component;
  };
  readonly blocks: {
    registerBlockType(
      name: string,
      block: { edit(props: BlockProps): Node; save(props: Pick<BlockProps, 'attributes'>): Node },
    ): void;
  };
  readonly blockEditor: { readonly InspectorControls: Component; useBlockProps(): Props };
  readonly components: Readonly<
    Record<
      | 'BaseControl'
      | 'Button'
      | 'PanelBody'
      | 'SelectControl'
      | 'TextControl'
      | 'TextareaControl'
      | 'ToggleControl',
      Component
    >
  >;
}

declare const wp: WordPress;
export const { element, blocks, blockEditor, components } = wp;
export const h = element.createElement;
