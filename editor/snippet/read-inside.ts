import { findJsonFault } from '../../src/core/element/reading/find-json-fault';
import { withoutMarks } from '../../src/help/between-tags';
import { isDataType, isWrapper } from '../../src/read/data-block';
import { decoded } from '../../src/read/references';
import type { Say } from '../../src/read/words-table';
import type { Texts } from '../texts';
import type { HtmlToken } from './html-tokens';

/** The index of a tag's own script in its content, not one of a part inside; or -1. */
function ownScript(inside: readonly HtmlToken[]): number {
  let depth = 0;
  return inside.findIndex(({ kind, name, isSelfClosed }) => {
    if (/^atria-/.test(name) && !isSelfClosed) depth += kind === 'start' ? 1 : -1;
    return depth === 0 && kind === 'start' && name === 'script';
  });
}

/** The outermost element around a script, if it is no wrapper, or holds anything else. */
function aroundOf(inside: readonly HtmlToken[], script: number, text: string): string | undefined {
  const open: number[] = [];
  for (const [at, { kind, name, isSelfClosed }] of inside.slice(0, script).entries())
    if (kind === 'end') open.pop();
    else if (kind === 'start' && name !== 'br' && !isSelfClosed) open.push(at);
  const [outer] = open;
  if (outer === undefined) return undefined;
  const { name = '' } = inside[outer] ?? {};
  const rest = inside.slice(outer, script);
  const end = inside.findIndex((one, at) => at > script && one.kind === 'end' && one.name === name);
  const behind = inside.slice(script + 3, end < 0 ? undefined : end);
  const isAlone = [...rest, ...behind].every((one) =>
    one.kind === 'text' ? !text.slice(one.from, one.to).trim() : isWrapper(one.name),
  );
  return isAlone ? undefined : `<${name}>`;
}

/** Data that a `</script>` in one of its texts has split, as a whole; undefined for other data. */
function wholeData(
  text: string,
  from: number,
  behind: readonly HtmlToken[],
): HtmlToken | undefined {
  const ends = behind.filter(({ kind, name }) => kind === 'end' && name === 'script');
  return ends.slice(1).find((end) => findJsonFault(text.slice(from, end.from).trim()) < 0);
}

interface Inside {
  readonly text: string;
  readonly inside: readonly HtmlToken[];
  readonly say: Say;
  readonly texts: Texts;
  readonly tell: (mistake: string) => void;
}

/** The content between the tags: the data, and the markup that is no data, unchanged. */
export function readInside({ text, inside, say, texts, tell }: Inside) {
  const [first, last] = [inside[0], inside.at(-1)];
  const raw = first && last ? text.slice(first.from, last.to) : '';
  const script = ownScript(inside);
  if (script >= 0) {
    const [start, content, end] = inside.slice(script, script + 3);
    const type = start?.attributes.find(({ name }) => name === 'type')?.value ?? '';
    if (!isDataType(type)) tell(say('untyped'));
    const around = aroundOf(inside, script, text);
    if (around) tell(say('around', { what: around }));
    if (ownScript(inside.slice(script + 3)) >= 0) tell(say('twoBlocks'));
    const isText = content?.kind === 'text';
    const from = isText ? content.from : 0;
    const whole = isText && wholeData(text, from, inside.slice(script + 2));
    if (whole) tell(texts.scriptInData);
    const close = whole || (isText ? end : content);
    if (isText && close?.kind !== 'end') tell(texts.unclosed('</script>'));
    const json = isText ? text.slice(from, whole ? whole.from : content.to) : '';
    const to = close?.to ?? last?.to ?? 0;
    const between = (text.slice(first?.from, start?.from) + text.slice(to, last?.to)).trim();
    return { json, between };
  }
  if (!/^[[{]/.test(withoutMarks(decoded(raw.replace(/^(\s|<\/?p\b[^>]*>|<br\b[^>]*>)+/i, '')))))
    return { json: '', between: raw.trim() };
  tell(say('bareJson'));
  return { json: raw, between: '' };
}
