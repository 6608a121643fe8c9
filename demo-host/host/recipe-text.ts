import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Language } from '../../src/core/page/language';
import type { Recipe } from '../../stand-in/data/types';
import { wordIn } from '../../stand-in/data/words';

/** Minutes in readable form: 45 min, 3 h 30 min. */
const timeOf = (minutes: number): string =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');

const items = (texts: readonly string[]): string =>
  texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('\n');

/**
 * Time, portions, ingredients and steps of a recipe, in the language of its page, and a button that
 * prints it.
 */
export function recipeText({ cooking, totalTime }: Recipe, language: Language): string {
  const how = cooking[language];
  if (!how) return '';
  const heading = (word: string) => `<h2>${escapeHtml(wordIn(word, language))}</h2>`;
  const portions = wordIn('recipe-portions', language).replace('{count}', String(how.portions));
  const print = escapeHtml(wordIn('recipe-print', language));
  return `<p class="recipe-facts">${timeOf(totalTime)} · ${escapeHtml(portions)}</p>
<p class="print" hidden><button type="button" class="button button-quiet">${print}</button></p>
<script src="/host/print.js" defer></script>
${heading('recipe-ingredients')}
<ul class="ingredients">
${items(how.ingredients)}
</ul>
${heading('recipe-steps')}
<ol class="steps">
${items(how.steps)}
</ol>`;
}
