import { baseTokens, type TokenName } from '../../src/core/style/tokens';

/** Tokens as designers write them: `#b5121b`, `1.25rem`, `12px`. */
export type DraftTokens = Readonly<Partial<Record<TokenName, string>>>;

/** A brand in the making: the content of its file. */
export interface BrandDraft {
  /** Names the file, and in the page the brand: `jyvabroiler`. */
  readonly logo: string;
  /** The readable name: `Jyväbroiler`. */
  readonly name: string;
  /** Its character, in a sentence. */
  readonly character: string;
  /** The basis of its tokens, as its file spreads it: `dense`, `sibylla.tokens`. */
  readonly basis?: string;
  /** The tokens that it changes. */
  readonly tokens: DraftTokens;
}

const isToken = (name: string): name is TokenName => Object.hasOwn(baseTokens, name);
const order = Object.keys(baseTokens);

/** Puts a token where its neighbours in tokens.ts are; the others stay in their order. */
export function withToken(tokens: DraftTokens, name: TokenName, value: string): DraftTokens {
  if (name in tokens) return { ...tokens, [name]: value };
  const entries = Object.entries(tokens);
  const place = order.indexOf(name);
  const next = entries.findIndex(([one]) => order.indexOf(one) > place);
  entries.splice(next < 0 ? entries.length : next, 0, [name, value]);
  return Object.fromEntries(entries);
}

/** The tokens without one: it follows its basis again. */
export const withoutToken = (tokens: DraftTokens, name: TokenName): DraftTokens =>
  Object.fromEntries(Object.entries(tokens).filter(([one]) => one !== name));

const line = /^ {4}'([\w-]+)':\s+(?:rem\(([\d.]+)\)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"),$/gm;

/** Reads a brand's file. Throws if it names no brand. */
export function readBrandFile(source: string): BrandDraft {
  const part = (pattern: RegExp): string => pattern.exec(source)?.[1] ?? '';
  const logo = part(/wordmarks\/([\w-]+)\.svg/);
  if (!logo) throw new Error('This is no brand file: it names no wordmark.');
  const basis = part(/^ {4}\.\.\.([\w.]+),$/m);
  const tokens = [...source.matchAll(line)].flatMap(([, name = '', factor, single, double]) =>
    isToken(name) ? [[name, factor ? `${factor}rem` : (single ?? double ?? '')]] : [],
  );
  return {
    logo,
    name: part(/^ {2}name: '(.+)',$/m),
    character: part(/^\/\*\* (.+) \*\/$/m),
    ...(basis && { basis }),
    tokens: Object.fromEntries(tokens),
  };
}

/** Reads the custom properties of a style sheet. Throws if there are none. */
export function readTokensCss(source: string): DraftTokens {
  let tokens: DraftTokens = {};
  for (const [, name = '', value = ''] of source.matchAll(/--atria-([\w-]+):\s*([^;}]+)/g))
    if (isToken(name)) tokens = withToken(tokens, name, value.trim());
  if (Object.keys(tokens).length === 0) throw new Error('There is no --atria-… property in this.');
  return tokens;
}

const quoted = (value: string): string =>
  value.includes("'") ? `"${value.replaceAll('"', '\\"')}"` : `'${value}'`;

const written = (name: string, value: string): string => {
  const factor = /^([\d.]+)rem$/.exec(value)?.[1];
  const code = factor ? `rem(${Number(factor)})` : quoted(value);
  const inOne = `    '${name}': ${code},`;
  return inOne.length <= 100 ? inOne : `    '${name}':\n      ${code},`;
};

/** The file with a brand's basis, by its first word. */
const fileOf = (basis: string): string => (basis === 'dense' ? 'dense.tokens' : `${basis}.brand`);
/** `export` is a keyword, which the file cannot export as a name. */
const constantOf = (logo: string): string =>
  logo === 'export' ? 'exportSite' : logo.replace(/-(\w)/g, (_, one: string) => one.toUpperCase());

/** Writes a brand's file, `<logo>.brand.ts`, in the style of the existing ones. */
export function writeBrandFile({ logo, name, character, basis = '', tokens }: BrandDraft): string {
  const lines = Object.entries(tokens).map(([key, value]) => written(key, value));
  const start = basis.split('.')[0] ?? '';
  return [
    ...(lines.some((one) => one.includes(' rem(')) ? ["import { rem } from '../tokens';"] : []),
    "import type { BrandTheme } from './brand-theme';",
    ...(basis ? [`import { ${start} } from './${fileOf(start)}';`] : []),
    '',
    `/** ${character} */`,
    `export const ${constantOf(logo)}: BrandTheme = {`,
    `  name: '${name.replaceAll("'", '’')}',`,
    `  wordmark: new URL('./wordmarks/${logo}.svg', import.meta.url).href,`,
    '  tokens: {',
    ...(basis ? [`    ...${basis},`] : []),
    ...lines,
    '  },',
    '};',
    '',
  ].join('\n');
}

/** A style sheet that gives a page these tokens. */
export const writeTokensCss = (tokens: DraftTokens): string =>
  [
    ':root {',
    ...Object.entries(tokens).map(([name, value]) => `  --atria-${name}: ${value};`),
    '}',
    '',
  ].join('\n');
