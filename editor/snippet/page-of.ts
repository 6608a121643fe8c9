import { commonKinds, type FoundSlip, slipsIn } from '../../src/help/slips';
import type { HtmlToken } from './html-tokens';

/** The settings of a pasted page for all its parts. */
export interface ReadPage {
  readonly brand?: string | undefined;
  readonly language?: string | undefined;
  /** The attribute of its script tag with curly quotation marks: no browser runs such a script. */
  readonly curly?: string | undefined;
}

/** Brand and language of a pasted page, from its script tag. */
export function pageOf(tokens: readonly HtmlToken[]): ReadPage {
  const script = tokens.find(
    ({ name, attributes }) =>
      name === 'script' &&
      attributes.some((one) => one.name === 'src' && /\/atria\.js(\?|$)/.test(one.value)),
  );
  const given = (name: string) => script?.attributes.find((one) => one.name === name)?.value;
  const curly = script?.attributes.find(({ fault }) => fault === 'curly');
  return {
    brand: given('data-brand'),
    language: given('data-language'),
    ...(curly && { curly: `${curly.name}=”${curly.value}”` }),
  };
}

/** What is wrong with them. Nothing shows if the script tag itself is not read. */
export const pageSlips = ({ curly, ...page }: ReadPage): FoundSlip[] =>
  curly
    ? [{ path: ['script'], slip: { cause: 'quote', given: `<script ${curly}>` } }]
    : slipsIn(page, commonKinds);

/** The data blocks of a pasted page by id, and the ids that appear twice. */
export function pageBlocks(text: string, tokens: readonly HtmlToken[]) {
  const blocks = new Map<string, string>();
  const twice = new Set<string>();
  tokens.forEach(({ attributes, name, kind }, at) => {
    const id = attributes.find((one) => one.name === 'data-atria-block')?.value;
    const content = tokens[at + 1];
    if (kind !== 'start' || name !== 'script' || id === undefined) return;
    if (blocks.has(id)) twice.add(id);
    else blocks.set(id, content?.kind === 'text' ? text.slice(content.from, content.to) : '');
  });
  return { blocks, twice };
}
