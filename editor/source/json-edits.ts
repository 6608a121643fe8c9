import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import type { Path } from '../../src/help/fields';
import { type Edit, edited } from '../../src/read/edits';
import { isPlainObject, same } from '../model/values';

/** A change of data: a value, or undefined to remove it; or one more entry of a list. */
type Change = readonly [path: Path, value: unknown, isInsertion?: boolean];

/** JSON without signs that end a script, or that a filter for HTML would change. */
export const safeJson = (json: string): string =>
  json.replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

/** How many entries two lists have in common at their start. */
function equalAtStart(one: readonly unknown[], other: readonly unknown[]): number {
  const at = one.findIndex((entry, index) => index >= other.length || !same(entry, other[index]));
  return at < 0 ? one.length : at;
}

/** The changes that lead from one value to another; equal parts are left alone. */
function changesOf(before: unknown, after: unknown, path: Path): readonly Change[] {
  if (same(before, after)) return [];
  if (isPlainObject(before) && isPlainObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesOf(before[name], after[name], [...path, name]),
    );
  if (!Array.isArray(before) || !Array.isArray(after)) return [[path, after]];
  const start = equalAtStart(before, after);
  const [old, next] = [before.slice(start), after.slice(start)];
  const tail = equalAtStart([...old].reverse(), [...next].reverse());
  const both = Math.min(old.length, next.length) - tail;
  return [
    ...next.slice(0, both).flatMap((one, at) => changesOf(old[at], one, [...path, start + at])),
    ...next
      .slice(both, next.length - tail)
      .map((value, at): Change => [[...path, start + both + at], value, true]),
    ...old.slice(both, old.length - tail).map((): Change => [[...path, start + both], undefined]),
  ];
}

/** A path with the keys as they are written: hosts on .NET write capitals. */
function writtenPath(root: Node, path: Path): (string | number)[] {
  let node: Node | undefined = root;
  const inNode = (key: string | number) => node && findNodeAtLocation(node, [key]);
  return path.map((key) => {
    const capital =
      typeof key === 'string' ? key.replace(/^[a-z]/, (one) => one.toUpperCase()) : key;
    const written = [key, capital].find(inNode) ?? key;
    node = inNode(written);
    return written;
  });
}

/** The edits that remove a value, with its name or its comma. */
function removal(node: Node | undefined): readonly Edit[] {
  const member = node?.parent?.type === 'property' ? node.parent : node;
  const all = member?.parent?.children ?? [];
  const at = all.indexOf(member as Node);
  if (!member || at < 0) return [];
  const [before, after] = [all[at - 1], all[at + 1]];
  const end = member.offset + member.length;
  const from = before ? before.offset + before.length : member.offset;
  return [{ from, to: before ? end : (after?.offset ?? end), text: '' }];
}

/**
 * JSON with other values: only what differs is written, all else stays to the letter.
 *
 * @param text valid JSON
 */
export function changedJson(text: string, before: unknown, after: unknown): string {
  const insertSpaces = !/\n\t/.test(text);
  const eol = ['\r\n', '\n'].find((one) => text.includes(one));
  const lines = eol && { formattingOptions: { insertSpaces, tabSize: 2, eol } };
  return changesOf(before, after, []).reduce((json, [path, value, isArrayInsertion = false]) => {
    const root = parseTree(json);
    if (!root) return json;
    const written = writtenPath(root, path);
    // The library's own removal takes line breaks for given.
    if (value === undefined) return edited(json, removal(findNodeAtLocation(root, written)));
    const edits = modify(json, written, value, { isArrayInsertion, ...lines });
    return applyEdits(
      json,
      edits.map((edit) => ({ ...edit, content: safeJson(edit.content) })),
    );
  }, text);
}
