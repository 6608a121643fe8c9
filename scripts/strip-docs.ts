import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { type AstNode, nodesOf } from './ast-calls.ts';

const documentation = new Set(['summary', 'description', 'example', 'slots']);
const literals = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression', 'ObjectExpression']);

const isDocumentation = (node: AstNode): boolean => {
  if (node.type !== 'Property') return false;
  const { name, value } = node.key as { name?: string; value?: string };
  return documentation.has(name ?? value ?? '') && literals.has((node.value as AstNode).type);
};

/**
 * Cuts what is written for editors (summaries, descriptions, examples) out of the contracts, so
 * that visitors do not load it. Only literals are cut: an attribute may be called `description`.
 */
export function stripDocs(): Plugin {
  return {
    name: 'strip-docs',
    enforce: 'post',
    transform: {
      filter: { id: /\.(contract|attributes|events)\.ts$/ },
      handler(code) {
        const text = new MagicString(code);
        for (const node of nodesOf(this.parse(code), (one) => !isDocumentation(one))) {
          if (!isDocumentation(node)) continue;
          const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
          text.remove(node.start, node.end + comma);
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
