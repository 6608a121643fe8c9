import type { ComponentType, ReactNode } from 'react';
import type { PickedFile } from '../pick-file';

export interface BlockProps {
  /** The stored value of a block: all markup between its comments, unchanged. */
  readonly attributes: { readonly markup?: string };
  readonly isSelected: boolean;
  setAttributes(values: BlockProps['attributes']): void;
}

interface MediaProps {
  readonly title: string;
  readonly allowedTypes: readonly string[];
  onSelect(file: PickedFile): void;
  render(press: { open(): void }): ReactNode;
}

interface WordPress {
  readonly element: typeof import('react') & {
    readonly RawHTML: ComponentType<{ readonly children: string }>;
  };
  readonly blocks: {
    getCategories(): readonly object[];
    setCategories(categories: readonly object[]): void;
    registerBlockType(
      name: string,
      block: Readonly<Record<string, unknown>> & {
        edit(props: BlockProps): ReactNode;
        save(props: Pick<BlockProps, 'attributes'>): ReactNode;
      },
    ): void;
  };
  readonly blockEditor: {
    readonly InspectorControls: ComponentType<{ readonly children: ReactNode }>;
    readonly MediaUpload: ComponentType<MediaProps>;
    readonly MediaUploadCheck: ComponentType<{ readonly children: ReactNode }>;
    useBlockProps(): object;
  };
  readonly components: {
    readonly PanelBody: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
  };
  readonly hooks: {
    addFilter(
      hook: 'blocks.getBlockAttributes',
      name: string,
      change: (attributes: object, block: { readonly name: string }, text: unknown) => object,
    ): void;
  };
}

declare global {
  interface Window {
    readonly wp: WordPress;
    /** Set by includes/blocks.php. */
    readonly atriaWidgetsBlocks: { readonly head: string };
  }
}
