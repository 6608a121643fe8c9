import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { type AstNode, nodesOf } from '../../shared/ast-calls.ts';

/**
 * A module's code with `for (key in object)` limited to the object's own keys. A page may add an
 * enumerable property to Object.prototype, which would otherwise be among them.
 */
export function walkOwnKeys(code: string, program: AstNode): MagicString {
  const text = new MagicString(code);
  for (const node of nodesOf(program, () => true)) {
    if (node.type !== 'ForInStatement') continue;
    const { left, right } = node as unknown as { left: AstNode; right: AstNode };
    text.overwrite(left.end, right.start, ' of Object.keys(');
    text.appendLeft(right.end, ')');
  }
  return text;
}

/** The packages that walk objects without a check for own keys. */
export function ownKeys(): Plugin {
  return {
    name: 'own-keys',
    transform: {
      filter: { id: /node_modules\/(valibot|react-day-picker)\//, code: /\bfor \(\w+ \w+ in / },
      handler(code) {
        const text = walkOwnKeys(code, this.parse(code) as unknown as AstNode);
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
