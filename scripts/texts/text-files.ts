import { parseSync } from 'vite';
import { languages } from '../../src/core/page/language';
import { type AstNode, callsOf } from '../shared/ast-calls';
import { codeOf, piecesOf } from './pieces';
import type { Source, Unit } from './unit';

interface Property extends AstNode {
  readonly key: AstNode & { readonly value: string };
  readonly value: AstNode & { readonly elements?: readonly AstNode[] };
}

/** The texts of a source by key, each with its values in the order of the languages. */
const entriesIn = (path: string, code: string): ReadonlyMap<string, readonly AstNode[]> =>
  new Map(
    callsOf(parseSync(path, code).program as unknown as AstNode, ['defineTexts'])
      .flatMap((call) => (call.arguments[0]?.properties ?? []) as Property[])
      // A text from another file is translated there.
      .flatMap(({ key, value }) => (value?.elements ? [[key.value, value.elements] as const] : [])),
  );

function unitsOf(key: string, value: AstNode | undefined): Unit[] {
  if (!value) return [];
  const pieces = piecesOf(value);
  return pieces.map(({ text }, index) => ({
    id: pieces.length > 1 ? `${key}#${index + 1}` : key,
    text,
  }));
}

const replaced = (code: string, { start, end }: AstNode, by: string): string =>
  code.slice(0, start) + by + code.slice(end);

/**
 * A value in a language without one yet: in the form of the English one, with one piece translated.
 */
const added = (code: string, values: readonly AstNode[], place: number): string => {
  const english = values[languages.indexOf('en')] as AstNode;
  const last = values.at(-1) as AstNode;
  const gap = Array.from({ length: place - values.length }, () => ', undefined').join('');
  return replaced(
    code,
    { ...last, start: last.end },
    `${gap}, ${code.slice(english.start, english.end)}`,
  );
};

/** A file of texts for widgets (`defineTexts`). */
export function textFile(path: string, code: string): Source {
  const entries = entriesIn(path, code);
  const place = (language: string) => (languages as readonly string[]).indexOf(language);
  return {
    path,
    isFor: () => true,
    unitsIn: (language) =>
      [...entries].flatMap(([key, values]) => unitsOf(key, values[place(language)])),
    noteOf: (id) => {
      const value = entries.get(id.split('#')[0] ?? '')?.[place('en')];
      return value && value.type !== 'Literal' ? code.slice(value.start, value.end) : '';
    },
    withText(language, id, text) {
      const [key = '', number = '1'] = id.split('#');
      const values = entries.get(key) ?? [];
      const value = values[place(language)];
      if (!value) {
        const whole = added(code, values, place(language));
        return textFile(path, whole).withText(language, id, text);
      }
      const piece = piecesOf(value)[Number(number) - 1];
      return piece ? replaced(code, piece.node, codeOf(piece, text, code)) : code;
    },
  };
}
