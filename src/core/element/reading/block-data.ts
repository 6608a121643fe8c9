import type { Param } from '../../../read/words-table';
import { type Problem, type Source, shown } from '../problem';
import { dataScript } from './block-script';
import { isPageLoading, readJson } from './json-text';
import { smallKeys } from './small-keys';

/** What a widget's block holds, and what was wrong with it. */
export interface BlockResult {
  readonly block: Readonly<Record<string, unknown>>;
  readonly problem?: Problem | undefined;
  /** Where it is, and its text; absent where there is no block. */
  readonly where?: string;
  readonly text?: string | null | undefined;
}

/** The data of a tag without a block. */
export const noBlock: BlockResult = { block: {} };

/**
 * A widget's block data: its own JSON script child, else the page's block with its id [ELEM-04].
 * The block is an object whose keys are the camelCase names of the widget's attributes.
 * @param before the last result: the same text is not read again
 */
export function readBlock(host: Element, blockId: unknown, before = noBlock): BlockResult {
  const { isOwn, script } = dataScript(host, blockId);
  if (!isOwn && !blockId) return noBlock;
  const source = isOwn ? 'JSON child' : 'block-id';
  const where = isOwn ? '' : shown(blockId);
  const text = script?.textContent;
  const isKnown = before.where === where && before.text === text && !before.problem?.isUnread;
  return isKnown ? before : { where, text, ...parseBlock(text, source, where) };
}

/** Reads a block's text; null or undefined means that the page has no block of that id. */
export function parseBlock(
  text: string | null | undefined,
  source: Source,
  where = '',
): BlockResult {
  const wrong = (given: Param, expected: string, isUnread?: boolean): Problem => ({
    source,
    where,
    code: text == null ? 'noBlock' : 'wrong',
    params: { given, expected: { code: expected } },
    isUnread: isUnread || isPageLoading(),
  });
  if (text == null)
    return {
      block: {},
      problem: wrong({ code: 'no such block in the page' }, 'a data-atria-block script'),
    };
  const { value, fault, isUnread } = readJson(text);
  const isBlock = typeof value === 'object' && value !== null && !Array.isArray(value);
  const given = fault ?? (isBlock ? undefined : shown(value));
  return {
    block: isBlock ? (smallKeys(value) as BlockResult['block']) : {},
    problem:
      given === undefined
        ? undefined
        : wrong(given, 'a JSON object with attribute values by name', isUnread),
  };
}
