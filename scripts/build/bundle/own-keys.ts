import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { type AstNode, nodesOf } from '../../shared/ast-calls.ts';

/**
 * A module's code with `for (key in object)` made to walk the object's own keys. A page that hangs
 * an enumerable property on Object.prototype would otherwise put it among them.
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

/** The packages that walk objects without asking whose the keys are. */
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
