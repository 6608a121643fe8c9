import { exampleMarkup } from '../../../src/catalogue/example-markup';
import type { Example } from '../../../src/catalogue/examples';
import type { Contract } from '../../../src/core/element/contract';
import { loadContract } from '../../shared/load-contracts';
import { loadExamplesOf } from '../../shared/load-examples';
import { widgetNames } from '../../shared/widget-files';

/** Hostile code sets this when it runs. */
export const canary = 'ran';
const code = `globalThis.${canary}=1`;

const payloads = [
  `"><img src=x onerror="${code}">`,
  `</template><script>${code}</script>`,
  `--><script>${code}</script><!--`,
  `javascript:${code}`,
  `java\tscript:${code}`,
  ` \u0001javascript:${code}`,
  `data:text/html,<script>${code}</script>`,
  `" autofocus onfocus="${code}" x="`,
  `<svg onload=${code}>`,
  `<iframe srcdoc="<script>parent.${canary}=1</script>">`,
  `<math><mtext></table><mglyph><style><img src onerror=${code}>`,
  `<style>@import 'javascript:${code}';</style>`,
  `<a href="javascript:${code}">a</a>`,
  `{{constructor.constructor("${code}")()}}`,
  `$&$1$\`</template><img src=x onerror=${code}>`,
  '<!--<script>',
  '<textarea><title><plaintext>',
  '</atria-card-grid></div></template>',
  '\u2028\u2029\u202e\0\ud800',
  '<p>'.repeat(500),
  'a'.repeat(20_000),
  '-1e999',
  '__proto__',
];

/** Numbers from 0 to 1 from a seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
type Chance = () => number;
const oneOf = <T>(list: readonly T[], chance: Chance): T =>
  list[Math.floor(chance() * list.length)] as T;

/** A value with a hostile text in place of some of its texts. */
function spoilt(value: unknown, chance: Chance): unknown {
  if (typeof value === 'string') return chance() < 0.4 ? oneOf(payloads, chance) : value;
  if (Array.isArray(value)) return value.map((one) => spoilt(one, chance));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, spoilt(inner, chance)]),
    );
  return chance() < 0.05 ? oneOf(payloads, chance) : value;
}

interface Shown {
  readonly contract: Contract;
  readonly example: Example;
}

/** Every example of every widget. */
export async function allShown(): Promise<readonly Shown[]> {
  const found = widgetNames().map(async (name) => {
    const contract = await loadContract(name);
    return (await loadExamplesOf(name)).map((example) => ({ contract, example }));
  });
  return (await Promise.all(found)).flat();
}

/** Tags of a page, with hostile texts in some of their values. */
function spoiltTags(all: readonly Shown[], count: number, chance: Chance): string[] {
  return Array.from({ length: count }, () => {
    const { contract, example } = oneOf(all, chance);
    const names = Object.keys(contract.attributes);
    const more = names.length > 0 && { [oneOf(names, chance)]: oneOf(payloads, chance) };
    const attributes = spoilt({ ...example.attributes, ...more }, chance) as object;
    const { fallback, ...rest } = example;
    return exampleMarkup(contract, { ...rest, attributes });
  });
}

const head =
  '<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Hostile</title>' +
  '<script type="module" src="https://cdn.example/atria.js"></script></head><body>';

/** A page of tags. */
export const pageOf = (tags: readonly string[]): string =>
  `${head}<main>${tags.join('\n')}</main></body></html>\n`;

const counter = '<atria-counter value="1" label="a"></atria-counter>';
/** Malformed whole pages, each as often as one page in a hundred. */
const wrong: readonly ((tags: readonly string[], chance: Chance) => string)[] = [
  (tags, chance) => pageOf(tags).slice(0, Math.floor(chance() * pageOf(tags).length)),
  (tags) => pageOf(tags).replace(/<\/atria-[\w-]+>/g, ''),
  (tags) => pageOf(tags).replace(/["']/g, ''),
  (tags) => pageOf(tags).replace(/<\/script>/g, '</script '),
  (tags) => pageOf([`<table><select><svg>${tags.join('')}`]),
  // From about 300 on Chromium's layout crashes the page, with the widgets' own code too.
  (tags) => pageOf(['<atria-accordion>'.repeat(100), ...tags]),
  (tags) => pageOf(['<b><i><a href=#>'.repeat(5000), ...tags]),
  (tags) => pageOf([counter.repeat(2000), ...tags]),
  (tags) => pageOf([...tags, 'ä'.repeat(2 ** 20 + 1)]),
  (tags) => pageOf(['<template shadowrootmode=open>', ...tags, '<!--']),
];

/** Pages that try to run code, or to keep the renderer busy. */
export async function hostilePages(count: number, seed: number): Promise<readonly string[]> {
  const all = await allShown();
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, at) => {
    const tags = spoiltTags(all, at % 50 === 0 ? 200 : 1 + Math.floor(chance() * 12), chance);
    return wrong[at % 100]?.(tags, chance) ?? pageOf(tags);
  });
}
