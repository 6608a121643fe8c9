import { type AstNode, nodesOf } from '../shared/ast-calls';

interface Piece {
  readonly node: AstNode;
  readonly text: string;
}

/** A compared value is no text, and neither is a name. */
const isLookedInto = ({ type }: AstNode): boolean =>
  type !== 'BinaryExpression' && type !== 'TSTypeAnnotation';

const templateText = (node: AstNode): string =>
  (node.quasis as { readonly value: { readonly cooked: string } }[])
    .map(({ value }, index) => (index > 0 ? `{${index - 1}}` : '') + value.cooked)
    .join('');

/** The pieces of text in a value: itself, or those between which its function chooses. */
export const piecesOf = (value: AstNode): readonly Piece[] =>
  [...nodesOf(value, isLookedInto)]
    .flatMap((node): Piece[] => {
      if (node.type === 'Literal' && typeof node.value === 'string')
        return [{ node, text: node.value }];
      return node.type === 'TemplateLiteral' ? [{ node, text: templateText(node) }] : [];
    })
    .sort((one, other) => one.node.start - other.node.start);

/** A text in our quotes: those that it does not contain. */
const quoted = (text: string): string => {
  const json = JSON.stringify(text);
  return text.includes("'") && !text.includes('"')
    ? json
    : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
};

/** The code of a piece with another text; a template keeps its expressions, by their places. */
export function codeOf({ node }: Piece, text: string, code: string): string {
  if (node.type !== 'TemplateLiteral') return quoted(text);
  const put = (node.expressions as AstNode[]).map(({ start, end }) => code.slice(start, end));
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return `\`${escaped.replace(/\{(\d)\}/g, (_, index) => `\${${put[index]}}`)}\``;
}
