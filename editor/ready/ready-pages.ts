import { escapedText, exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import { inLanguage, type Language } from '../../src/core/page/language';
import { tidied } from '../model/values';
import { widgetNamed } from '../model/widgets';
import type { Piece, ReadyPage } from './piece';
import { type ReadyName, readyPages } from './ready-kinds';

function written(piece: Piece): string {
  if ('element' in piece) return `<${piece.element}>${escapedText(piece.words)}</${piece.element}>`;
  const { contract } = widgetNamed(piece.widget, 'en') ?? {};
  // Works without a page, which would be needed to sanitise an editor's snippet: these values are
  // ours.
  const example = contract && { title: '', attributes: tidied(contract, piece.values) };
  return contract ? exampleMarkup(contract, example as Example) : '';
}

/** The pieces of a ready page, in the language of the page. */
export function piecesIn(name: ReadyName, language: Language): readonly Piece[] {
  const page: ReadyPage = readyPages[name];
  return page((fi, en, se, de) => inLanguage({ fi, en, se, de }, language));
}

/** The source of a ready page. */
export const readyPage = (name: ReadyName, language: Language): string =>
  `${piecesIn(name, language).map(written).join('\n\n')}\n`;
