import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import createEmotion, { type CSSObject } from '@emotion/css/create-instance';
import MagicString from 'magic-string';
import { compile, middleware, rulesheet, serialize, stringify } from 'stylis';
import { createServer, type Plugin } from 'vite';
import { type AstNode, callsOf } from '../../shared/ast-calls.ts';
import { root } from '../../shared/widget-files.ts';
import { strayUses } from './stray-style-uses.ts';

/** The result of a call of `css`, `keyframes` or `globalCss`: its name and its rules. */
export interface Made {
  readonly name: string;
  readonly rules: readonly string[];
}
type Kind = 'css' | 'keyframes' | 'globalCss';

const kinds: readonly Kind[] = ['css', 'keyframes', 'globalCss'];
const stylesModule = /\/core\/style\/css(\.ts)?$/;
const usesStyles = (code: string) => /from\s*["'][^"']*\/css(\.ts)?["']/.test(code);

/**
 * The rules of possibly nested CSS, as emotion's cache would insert them; without prefixes, which
 * no browser with constructed style sheets needs.
 */
function rulesOf(text: string): string[] {
  const rules: string[] = [];
  const collect = rulesheet((rule: string) => rules.push(rule));
  serialize(compile(text), middleware([stringify, collect]));
  return rules;
}

/** A class name of four letters from its hash, or its long name if two would be equal. */
function shortNames() {
  const taken = new Map<string, string>();
  return (long: string): string => {
    let hash = 0;
    for (const letter of long) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
    const short = `a${(hash % 36 ** 4).toString(36).padStart(4, '0')}`;
    if (!taken.has(short)) taken.set(short, long);
    return taken.get(short) === long ? short : long;
  };
}

/** Makes a call as the browser would, with emotion, and returns its result. */
function maker() {
  const emotion = createEmotion({ key: 'atria', stylisPlugins: [] });
  const short = shortNames();
  const textOf = (name: string) => emotion.cache.registered[name] ?? '';
  return (kind: Kind, given: CSSObject | string): Made => {
    if (kind === 'globalCss') {
      const rules = rulesOf(String(given));
      return { name: `global ${rules.length} ${rules[0]?.slice(0, 20)}`, rules };
    }
    if (kind === 'css') {
      const long = emotion.css(given);
      const name = short(long);
      return { name, rules: rulesOf(`.${name}{${textOf(long)}}`) };
    }
    const name = emotion.keyframes(given);
    const text = emotion.cache.inserted[name.replace(/^animation-/, '')];
    return { name, rules: rulesOf(typeof text === 'string' ? text : `@keyframes ${name}{}`) };
  };
}

/** Replaces css.ts while the calls are recorded: each passes its place in the source. */
const recorder = `
  const made = (kind) => (given, site) => globalThis.__recordStyle(kind, given, site);
  export const css = made('css');
  export const keyframes = made('keyframes');
  export const globalCss = made('globalCss');
  export const cx = (...names) => names.filter(Boolean).join(' ');
`;

const siteOf = (id: string, index: number) => `${id.split('?')[0]}#${index}`;

/** Numbers the calls of a module, to identify the recorded ones. */
const numbering: Plugin = {
  name: 'static-css-numbering',
  enforce: 'post',
  transform(code, id) {
    if (stylesModule.test(id)) return recorder;
    if (!id.includes('/src/') || !usesStyles(code)) return undefined;
    const text = new MagicString(code);
    callsOf(this.parse(code) as unknown as AstNode, kinds).forEach((call, index) => {
      text.appendLeft(call.end - 1, `, ${JSON.stringify(siteOf(id, index))}`);
    });
    return text.toString();
  },
};

/** The modules that make styles. */
const styledFiles = (): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, 'src', file))
    .filter((file) => /\.tsx?$/.test(file) && !stylesModule.test(file))
    .filter((file) => usesStyles(readFileSync(file, 'utf8')));

/** Runs the modules once and records the results of their style calls. */
async function record(files: readonly string[]): Promise<Map<string, Made>> {
  const found = new Map<string, Made>();
  const make = maker();
  Object.assign(globalThis, {
    __recordStyle(kind: Kind, given: CSSObject | string, site: string) {
      const made = make(kind, given);
      const before = found.get(site)?.name ?? made.name;
      if (before !== made.name)
        throw new Error(`${site}: a style call that is made more than once, with other rules`);
      found.set(site, made);
      return made.name;
    },
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [numbering],
  });
  for (const file of files) await server.ssrLoadModule(file);
  await server.close();
  return found;
}

interface Options {
  /** A single module, for tests. */
  readonly only?: string;
  /** Called with the styles of a module; then only their names are shipped. */
  readonly onMade?: (id: string, made: readonly Made[]) => void;
}

/** Makes the style calls of all modules at build time: only the rules are shipped, not emotion. */
export function staticCss({ only, onMade }: Options = {}): Plugin {
  let made: Map<string, Made>;
  return {
    name: 'static-css',
    enforce: 'post',
    async buildStart() {
      made = await record(only ? [only] : styledFiles());
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!/\/css(\.ts)?$/.test(source) || !importer?.includes('/src/')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && stylesModule.test(resolved.id)
          ? resolved.id.replace(/css\.ts$/, 'css.built.ts')
          : null;
      },
    },
    transform(code, id) {
      if (!id.includes('/src/') || !usesStyles(code)) return undefined;
      const text = new MagicString(code);
      const program = this.parse(code) as unknown as AstNode;
      for (const use of strayUses(program, kinds)) throw new Error(`${id}: ${use}`);
      const calls = callsOf(program, kinds);
      const found = calls.map((_, index) => {
        const one = made.get(siteOf(id, index));
        if (!one) throw new Error(`${siteOf(id, index)}: a style call that is not at module level`);
        return one;
      });
      onMade?.(id, found);
      calls.forEach((call, index) => {
        const one = found[index];
        const [first] = call.arguments;
        const last = call.arguments.at(-1);
        if (!one || !first || !last) return;
        const rules = onMade ? [] : one.rules;
        text.overwrite(
          first.start,
          last.end,
          `${JSON.stringify(one.name)}, ${JSON.stringify(rules)}`,
        );
      });
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
    generateBundle() {
      for (const id of this.getModuleIds())
        if (stylesModule.test(id) || id.includes('/@emotion/'))
          throw new Error(`${id} would be shipped: import css from core/style/css by that name`);
    },
  };
}
