import { escapedText } from '../../src/catalogue/example-markup';
import type { Language } from '../../src/core/page/language';
import { emptyDraft } from '../model/values';
import { widgetNamed } from '../model/widgets';
import { writeSnippet } from '../snippet/write-snippet';
import { brandStory } from './brand-story';
import { campaign } from './campaign';
import { contact } from './contact';
import { jobs } from './jobs';
import { lunch } from './lunch';
import type { Piece, ReadyPage } from './piece';
import { school } from './school';
import { shopFront } from './shop-front';

/** The pages that an editor may begin with. */
export const readyPages = {
  campaign,
  school,
  jobs,
  brandStory,
  shopFront,
  lunch,
  contact,
} as const;
export type ReadyName = keyof typeof readyPages;
export const readyNames = Object.keys(readyPages) as readonly ReadyName[];

function written(piece: Piece): string {
  if ('element' in piece) return `<${piece.element}>${escapedText(piece.words)}</${piece.element}>`;
  const widget = widgetNamed(piece.widget, 'en');
  return widget ? writeSnippet(widget, { ...emptyDraft, values: piece.values }) : '';
}

/** What a ready page is made of, in the language of the page. */
export function piecesIn(name: ReadyName, language: Language): readonly Piece[] {
  const page: ReadyPage = readyPages[name];
  return page((fi, en, se, de) => ({ fi, en, se, de })[language]);
}

/** The source of a ready page. */
export const readyPage = (name: ReadyName, language: Language): string =>
  `${piecesIn(name, language).map(written).join('\n\n')}\n`;
