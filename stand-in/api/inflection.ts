import type { Language } from '../../src/core/page/language';

const shortestStem = 4;
const vowel = '[aeiouyäö]';
/** Endings of Finnish cases after a stem of the singular, or of the plural with its `i`. */
const cases = 'n|t|ksi|lle|(?:ss|st|ll|lt)[aä]';
const pluralCases = `[aä]|t[aä]|en|den|tten|hin|${cases}`;

/** What is left of a Finnish word if a case is taken away, and what the stem was before it. */
const finnishCases: readonly (readonly [RegExp, ...string[]])[] = [
  // kanaa, riisiä; munakasta; hernettä; makkaraan, herneet
  [new RegExp(`(?<=${vowel})[aä]$`), ''],
  [/(?<=[lnrs])t[aä]$/, ''],
  [/(?<=e)tt[aä]$/, ''],
  [new RegExp(`(${vowel})\\1[nt]$`), '$1'],
  // kinkun, kinkussa; the stem is that of another step of gradation
  [new RegExp(`(?<=${vowel})(?:${cases})$`), ''],
  // perunoita, kanoja; nakkeja, sipuleita; kurkkuja; munia, sieniä, leipiä
  [new RegExp(`[oö]i(?:${pluralCases})$`), 'a', 'ä', 'o', 'ö'],
  [/[oö]j(?:[aä]|en)$/, 'a', 'ä', 'o', 'ö'],
  [new RegExp(`e[ij](?:${pluralCases})$`), 'i', 'e'],
  [/(?<=[uy])j(?:[aä]|en)$/, ''],
  [new RegExp(`([ou][^aeiouyäö]+)i(?:${pluralCases})$`), '$1a'],
  [new RegExp(`i(?:${pluralCases})$`), 'i', 'e', 'ä'],
];

/** Consonant gradation before the last vowel: kinkun is of kinkku, leivän of leipä. */
const strong: readonly (readonly [RegExp, string])[] = [
  [/([kpt])(.)$/, '$1$1$2'],
  [/v(.)$/, 'p$1'],
  [/(?<!n)d(.)$/, 't$1'],
  [/ng(.)$/, 'nk$1'],
];
/** The other way: nauta, naudan. */
const weak: typeof strong = [
  [/([kpt])\1(.)$/, '$1$2'],
  [/(?<=[aeiouyäölr])p(.)$/, 'v$1'],
  [/(?<=[aeiouyäöh])t(.)$/, 'd$1'],
  [/nk(.)$/, 'ng$1'],
];

/** A word and its other steps of gradation. */
const graded = (word: string, steps: typeof strong): readonly string[] => [
  word,
  ...steps.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to)),
];

/** How the words begin that are forms of a Finnish word in its basic form: a regular expression. */
function finnishForms(word: string): string {
  const last = word.at(-1) ?? '';
  const stem = word.slice(0, -1);
  if (/[aä]$/.test(word)) {
    // munia, leipiä; but kania is no form of kana
    const plural = /[ou][^aeiouyäö]+$/.test(stem) || last === 'ä' ? '|i[aäelst]' : '';
    return `${stem}(?:${last}|[oö][ij]${plural})`;
  }
  if (last === 'i') return `${stem}[ie]`;
  if (/inen$/.test(word)) return `${word.slice(0, -3)}(?:nen|s)`;
  // porsas, porsaan; kastike, kastikkeen
  return /[aä]s$/.test(word) ? stem : word;
}

function finnish(word: string): readonly string[] {
  if (word.length < shortestStem) return [word];
  const basic = finnishCases
    .filter(([ending]) => ending.test(word))
    .flatMap(([ending, ...stems]) => stems.map((stem) => word.replace(ending, stem)))
    .flatMap((stem) => graded(stem, strong))
    .flatMap((stem) => [stem, stem.replace(/is[ei]?$/, 'inen'), stem.replace(/e$/, 'i')])
    .filter(({ length }) => length >= shortestStem);
  return [word, ...basic]
    .flatMap((one) => [...graded(one, weak), one.replace(/([kpt])e$/, '$1$1e')])
    .map(finnishForms);
}

/** The endings of nouns in other languages. */
const endings: Partial<Record<Language, string>> = {
  en: 'y|ies|es|e|s',
  se: 'orna|arna|erna|or|ar|er|en|et|na|n|t|a|e',
  de: 'en|er|n|e|s',
};

/** A word with and without its endings, such as `gurkan`, `gurka` and `gurk`. */
function byEndings(word: string, all: string): readonly string[] {
  const ending = new RegExp(`(?<=...)(?:${all})$`);
  const once = word.replace(ending, '');
  return [...new Set([word, once, once.replace(ending, '')])].map((stem) =>
    stem.length > shortestStem ? stem : `${stem}(?:${all})?$`,
  );
}

/**
 * The inflected forms of a word, whichever of them it is: regular expressions for how words begin.
 * What ends in `$` begins no compound.
 */
export const inflected = (word: string, language: Language): readonly string[] =>
  language === 'fi' ? finnish(word) : byEndings(word, endings[language] ?? '');
