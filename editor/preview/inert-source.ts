import { withoutInline } from '../../src/core/ui/html-rules';
import { htmlTokens } from '../snippet/html-tokens';

const inline = /^(on\w+|style)$/;

/**
 * A page's source without handlers and inline styles: a strict policy reports them as soon as a
 * browser parses them, even where they would not run or show. Data and all else stay.
 */
export function inertSource(text: string) {
  const leftOut = new Set<string>();
  const tokens = htmlTokens(text);
  let at = 0;
  let source = '';
  for (const [index, { kind, name, attributes, from, to }] of tokens.entries()) {
    const named = attributes.filter((one) => inline.test(one.name));
    const isStyle = name === 'style';
    if (kind !== 'start' || from < at || (!isStyle && named.length === 0)) continue;
    const end = isStyle
      ? tokens.slice(index).find((one) => one.kind === 'end' && one.name === 'style')?.to
      : undefined;
    for (const one of named) leftOut.add(one.name);
    if (isStyle) leftOut.add('<style>');
    source += text.slice(at, from) + withoutInline(text.slice(from, end ?? to));
    at = end ?? to;
  }
  return { source: source + text.slice(at), leftOut: [...leftOut] };
}
