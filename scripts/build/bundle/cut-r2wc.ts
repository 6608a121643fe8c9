import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import type { AstNode } from '../../shared/ast-calls.ts';
import { type Cut, makeCuts, type Node, nameOf } from './cut-react/cut.ts';

/** What stays beside the class of the element in the function that makes it. */
const kept = /^(ClassDeclaration|ReturnStatement)$/;
/** The members for attributes, which our element has itself. */
const members = /^(observedAttributes|attributeChangedCallback)$/;
/** The number of statements and members that are cut, in the known version. */
const expected = 9;

/**
 * Removes r2wc's props and events, with its reading of attributes: our element reads them itself
 * (core/element) and declares none. Fails the build if another version of r2wc has different code.
 */
export const cutR2wc = (): Plugin => ({
  name: 'cut-r2wc',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/@r2wc\/core\// },
    handler(code) {
      const text = new MagicString(code);
      let count = 0;
      const cutProps: Cut = ({ body }) => {
        const all: readonly AstNode[] = Array.isArray(body) ? body : [];
        const isMaker = all.some(({ type }) => type === 'ClassDeclaration');
        const gone = all.filter((one) =>
          isMaker
            ? !kept.test(one.type)
            : one.type === 'ForOfStatement' || members.test(nameOf((one as Node).key)),
        );
        for (const { start, end } of gone) text.remove(start, end);
        count += gone.length;
        return false;
      };
      makeCuts(text, this.parse(code) as unknown as AstNode, [cutProps]);
      if (count !== expected)
        this.error('r2wc has other code than what is cut: see scripts/build/bundle/cut-r2wc.ts');
      return { code: text.toString(), map: null };
    },
  },
});
