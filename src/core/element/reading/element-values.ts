import { makeObserver } from '../../page/observers';
import { pageSettings } from '../../page/settings';
import type { Attributes } from '../contract';
import { attributeText, spellings } from './attribute-text';
import { type BlockResult, noBlock, readBlock } from './block-data';
import { whenReadable } from './json-text';
import { type AttributeValues, type Memory, type Reading, readValues } from './values';

/** The readers of blocks, each with a function to call when its block may have changed. */
const followers = new Set<() => void>();

const isScript = (node: Node | null): boolean => node?.nodeName === 'SCRIPT';

/** Whether a change concerns a script, as every block is one: few changes of a busy page do. */
const concernsScript = ({ target, addedNodes, removedNodes }: MutationRecord): boolean =>
  isScript(target) ||
  isScript(target.parentNode) ||
  [...addedNodes, ...removedNodes].some(
    (node) => isScript(node) || (node as Partial<Element>).querySelector?.('script'),
  );

const below = {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: ['data-atria-block'],
};
const look = (records: readonly MutationRecord[]): void => {
  if (records.some(concernsScript)) for (const follow of followers) follow();
};
/** One observer for all: it sees blocks that are added late or change. Absent on a server. */
const observer = globalThis.document && makeObserver('MutationObserver', look, below);

/**
 * The values of an element, from its properties, attributes and blocks. Unchanged data is not read
 * again: a JSON text is parsed and checked once, and an equal list stays the same object, so that
 * it causes no render.
 */
export class ElementValues {
  #memory: Memory = {};
  readonly #properties: AttributeValues = {};
  #block = noBlock;
  #values: AttributeValues = {};

  /** @param onChange called when the values may have changed */
  constructor(
    private readonly host: HTMLElement,
    private readonly attributes: Attributes,
    private readonly onChange: () => void,
  ) {}

  /** Reads the properties that were set before the upgrade, and follows the tag's own block. */
  connect(): void {
    const host = this.host as unknown as AttributeValues;
    for (const name of Object.keys(this.attributes)) {
      if (!Object.hasOwn(host, name)) continue;
      const value = host[name];
      delete host[name];
      this.#put(name, value);
    }
    followers.add(this.onChange);
    observer?.observe(this.host);
  }

  disconnect(): void {
    followers.delete(this.onChange);
  }

  /**
   * Sets a property. Null or undefined removes it, with the attribute: before the upgrade
   * frameworks write as an attribute what they later set as a property.
   */
  set(name: string, value: unknown): void {
    this.#put(name, value);
    if (value == null) for (const one of spellings(name)) this.host.removeAttribute(one);
    this.onChange();
  }

  /**
   * The values in force, and what is wrong with the given ones, as far as it is final; `onChange`
   * is called when the rest is.
   * @returns values, the same object while none of them changed
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

  /** Code that has loaded meanwhile can correct what could not be corrected before. */
  #readAnew() {
    this.#memory = {};
    this.#block = noBlock;
    this.onChange();
  }

  #put(name: string, value: unknown) {
    this.#properties[name] = value;
    // The same list may have other entries when it is set again.
    delete this.#memory[`property ${name}`];
  }

  #readBlock(): BlockResult {
    const id = this.#properties.blockId ?? attributeText(this.host, 'blockId');
    if (id && this.host.isConnected) observer?.observe(document);
    this.#block = readBlock(this.host, id, this.#block);
    return this.#block;
  }
}

/** Whether two values of an attribute are equal. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
