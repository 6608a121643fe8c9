import { pageSettings } from '../page/settings';
import { attributeName, attributeText } from './attribute-text';
import { type BlockResult, noBlock, readBlock } from './block-data';
import type { Attributes } from './contract';
import { whenReadable } from './json-text';
import { type AttributeValues, type Memory, type Reading, readValues } from './values';

/**
 * An attribute's name, and the property's as it ends up in a tag: before the upgrade frameworks
 * write what is given by that name as an attribute.
 */
export const spellings = (name: string): string[] => [attributeName(name), name.toLowerCase()];

/** Whoever reads a block, by what to call when it may say something else. */
const followers = new Set<() => void>();

const isScript = (node: Node | null): boolean => node?.nodeName === 'SCRIPT';

/** Whether a change concerns a script, as all blocks are: few of those of a busy page do. */
const concernsScript = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
  isScript(target) ||
  isScript(target.parentNode) ||
  [...addedNodes, ...removedNodes].some(
    (node) => isScript(node) || (node as Partial<Element>).querySelector?.('script'),
  );

/** One for all: it sees blocks that come late or are written again. Absent on a server. */
const observer =
  globalThis.MutationObserver &&
  new MutationObserver((records) => {
    if (records.some(concernsScript)) for (const follow of followers) follow();
  });
const below = {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: ['data-atria-block'],
};

/**
 * The values of an element, from its properties, attributes and blocks. What did not change is not
 * read again: a JSON text is parsed and checked once, and a list that says the same stays the same
 * object, so that nothing is rendered for it.
 */
export class ElementValues {
  #memory: Memory = {};
  readonly #properties: AttributeValues = {};
  #block = noBlock;
  #values: AttributeValues = {};

  /**
   * @param hasData whether any of the values can be JSON, which alone may stand in a block
   * @param onChange called when other values may hold, for whoever reads them
   */
  constructor(
    private readonly host: HTMLElement,
    private readonly attributes: Attributes,
    private readonly hasData: boolean,
    private readonly onChange: () => void,
  ) {}

  /** Takes the properties that were set before the upgrade, and follows the tag's own block. */
  connect(): void {
    const host = this.host as unknown as AttributeValues;
    for (const name of Object.keys(this.attributes)) {
      if (!Object.hasOwn(host, name)) continue;
      const value = host[name];
      delete host[name];
      this.#put(name, value);
    }
    if (!this.hasData) return;
    followers.add(this.onChange);
    observer?.observe(this.host, below);
  }

  disconnect(): void {
    followers.delete(this.onChange);
  }

  /**
   * Sets a property. Null or undefined takes it back and the attribute with it: before the
   * upgrade frameworks write an attribute of what they set as a property after it.
   */
  set(name: string, value: unknown): void {
    this.#put(name, value);
    if (value == null) for (const one of spellings(name)) this.host.removeAttribute(one);
    this.onChange();
  }

  /**
   * The values in force and what is wrong with what was given; what cannot be said yet is not, and
   * `onChange` is called when it can.
   * @returns values that are the same object while none of them changed
   */
  read(): Reading {
    const block = this.#readBlock();
    const { values, problems } = readValues(
      this.attributes,
      {
        properties: this.#properties,
        attribute: (name) => attributeText(this.host, name),
        block: block.block,
        page: pageSettings().defaults,
      },
      this.#memory,
    );
    const before = this.#values;
    for (const [name, value] of Object.entries(values))
      if (isSame(value, before[name])) values[name] = before[name];
      else this.#values = values;
    const all = block.problem ? [block.problem, ...problems] : problems;
    if (all.some(({ isUnread }) => isUnread))
      whenReadable(() => this.#readAnew()).then(this.onChange);
    return { values: this.#values, problems: all.filter(({ isUnread }) => !isUnread) };
  }

  /** What could not be corrected when it was read can be now. */
  #readAnew() {
    this.#memory = {};
    this.#block = noBlock;
    this.onChange();
  }

  #put(name: string, value: unknown) {
    this.#properties[name] = value;
    // The same list may hold something else when it is set again.
    delete this.#memory[`property ${name}`];
  }

  #readBlock(): BlockResult {
    if (!this.hasData) return this.#block;
    const id = this.#properties.blockId ?? attributeText(this.host, 'blockId');
    if (id && this.host.isConnected) observer?.observe(document, below);
    this.#block = readBlock(this.host, id, this.#block);
    return this.#block;
  }
}

/** Whether two values of an attribute say the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
