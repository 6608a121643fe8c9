/** What WordPress has in its editor, as far as the blocks use it. */
type Node = unknown;
type Component = unknown;
type Props = object;

/** What a block keeps: the texts of its tag's attributes, and the JSON child as `data`. */
export type BlockAttributes = Readonly<Record<string, string | undefined>>;

export interface BlockProps {
  readonly attributes: BlockAttributes;
  readonly isSelected: boolean;
  setAttributes(values: BlockAttributes): void;
}

/** A file of the media library. */
export interface Media {
  readonly url: string;
  /** What a picture shows, as the library knows it. */
  readonly alt?: string;
}

interface WordPress {
  readonly element: {
    createElement(type: unknown, props: Props | null, ...children: readonly Node[]): Node;
    useEffect(effect: () => undefined | (() => void), deps?: readonly unknown[]): void;
    useRef<T>(start: T): { current: T };
    useState<T>(start: T): [now: T, set: (next: T) => void];
    readonly RawHTML: Component;
    readonly Fragment: Component;
  };
  readonly blocks: {
    registerBlockType(
      name: string,
      block: { edit(props: BlockProps): Node; save(props: Pick<BlockProps, 'attributes'>): Node },
    ): void;
  };
  readonly blockEditor: {
    readonly InspectorControls: Component;
    readonly MediaUpload: Component;
    readonly MediaUploadCheck: Component;
    useBlockProps(): Props;
  };
  readonly components: Readonly<
    Record<
      | 'BaseControl'
      | 'Button'
      | 'Notice'
      | 'PanelBody'
      | 'SelectControl'
      | 'TextControl'
      | 'TextareaControl'
      | 'ToggleControl',
      Component
    >
  >;
  readonly i18n: {
    __(text: string, domain: string): string;
    _x(text: string, context: string, domain: string): string;
    sprintf(text: string, ...values: readonly (string | number)[]): string;
  };
}

declare const wp: WordPress;
export const { element, blocks, blockEditor, components } = wp;
export const h = element.createElement;

/** A text of the plugin's own in the language of whoever edits; see scripts/cms/finnish.ts. */
export const say = (text: string, ...values: readonly (string | number)[]): string =>
  wp.i18n.sprintf(wp.i18n.__(text, 'atria-widgets'), ...values);

/** What a text of a widget's schema is; see scripts/cms/field-texts.ts. */
export type FieldText = 'titles' | 'labels' | 'descriptions' | 'options';

/** A text of a widget's schema in the language of whoever edits: the widget's own, or the usual. */
export function sayField(kind: FieldText, text: string, widget: string): string {
  const own = wp.i18n._x(text, `${kind} ${widget}`, 'atria-widgets');
  return own === text ? wp.i18n._x(text, kind, 'atria-widgets') : own;
}
