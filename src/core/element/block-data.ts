import { childBlock, pageBlock } from './block-script';
import { isPageLoading, readJson, smallKeys } from './json-text';
import { type Problem, shown } from './problem';

type Block = Readonly<Record<string, unknown>>;

/** What a widget's block holds, and what was wrong with it. */
export interface BlockResult {
  readonly block: Block;
  readonly problem?: Problem;
}

function parseBlock(text: string, where: string): BlockResult {
  const { value, fault, isUnread } = readJson(text);
  const isBlock = typeof value === 'object' && value !== null && !Array.isArray(value);
  const given = fault ?? (isBlock ? undefined : shown(value));
  return {
    block: isBlock ? (smallKeys(value) as Block) : {},
    ...(given && {
      problem: {
        where,
        given,
        expected: 'a JSON object with attribute values by name',
        isUnread: isUnread || isPageLoading(),
      },
    }),
  };
}

/**
 * A widget's block data: its own JSON script child, else the page's block with its id [ELEM-04].
 * The block is an object whose keys are the camelCase names of the widget's attributes.
 */
export function readBlock(host: HTMLElement, blockId: unknown): BlockResult {
  const child = childBlock(host);
  if (child) return parseBlock(child.textContent ?? '', 'JSON child');
  if (!blockId) return { block: {} };
  const where = `block-id ${shown(blockId)}`;
  const page = pageBlock(blockId);
  if (page) return parseBlock(page.textContent ?? '', where);
  return {
    block: {},
    problem: {
      where,
      given: 'no such block in the page',
      expected: 'a data-atria-block script',
      isUnread: isPageLoading(),
    },
  };
}
