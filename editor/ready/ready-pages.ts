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
  // Without a page too, on which a snippet of an editor is made harmless: these values are ours.
  const example = contract && { title: '', attributes: tidied(contract, piece.values) };
  return contract ? exampleMarkup(contract, example as Example) : '';
}

/** The source of a ready page, in the language of the page as far as there are words in it. */
export function readyPage(name: ReadyName, language: Language): string {
  const page: ReadyPage = readyPages[name];
  const pieces = page((fi, en, se) => inLanguage({ fi, en, se }, language));
  return `${pieces.map(written).join('\n\n')}\n`;
}
