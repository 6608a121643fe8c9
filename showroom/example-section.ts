import { aloneAddress } from '../demo-host/host/example-address';
import { picturedBy } from '../scripts/describe/pictured';
import { escapeHtml } from '../scripts/shared/escape-html';
import type { NamedExample } from '../scripts/shared/load-examples';
import { exampleMarkup } from '../src/catalogue/example-markup';
import { isState } from '../src/catalogue/examples';
import type { Contract } from '../src/core/element/contract';
import type { Brand } from '../src/core/page/brand';
import { codeBox } from './html-page';

// Some parts cannot be shown among other examples: what an example needs from its page, and what
// the back end answers to a site. The shop's header is empty in a frame by a requirement [HDR-31],
// so the shop's examples stay in the page.
const needsOwnPage = ({ alone, fault, query, hash, brand }: NamedExample, page: Brand): boolean =>
  Boolean(alone || fault || query || hash || (brand && brand !== page && brand !== 'lihakauppa'));

/** What an example needs beside its tag, as marks at its heading. */
function marksOf(example: NamedExample): string[] {
  const { brand, language, fault, query, hash } = example;
  const given = Object.entries({ brand, language, fault, query, hash });
  const marks = given.flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return isState(example) ? [...marks, 'state'] : marks;
}

/**
 * An example on the page of its widget: live, in a frame if it needs a page of its own, and as
 * code.
 *
 * @param page the brand of the page
 * @param given the page's own query
 */
export function exampleSection(
  contract: Contract,
  example: NamedExample,
  page: Brand,
  given: URLSearchParams,
): string {
  const { name, title, brand } = example;
  const address = escapeHtml(aloneAddress(contract.name, example, given));
  const heading = escapeHtml(title);
  const { width } = picturedBy(contract.name, { [name]: example }) ?? {};
  const size = example.alone ? `data-least="640" ${width ? `width="${width}" ` : ''}` : '';
  const note = contract.unseen
    ? `<p class="stage-note">${escapeHtml(contract.unseen)} <a href="${address}">Open it alone</a></p>`
    : '';
  const live = needsOwnPage(example, page)
    ? `${note}<iframe class="frame" ${size}src="${address}" title="${heading}" loading="lazy"></iframe>`
    : `<div class="stage" data-example="${name}">${exampleMarkup(contract, example, brand ? 'data-own-brand' : '')}</div>`;
  const marks = marksOf(example).map((one) => `<span class="mark">${escapeHtml(one)}</span>`);
  return `<section class="example" id="${name}">
<header class="example-head">
<h2>${heading}</h2>
<p>${marks.join(' ')} <a href="${address}">Open alone</a></p>
</header>
${live}
${codeBox('Code', exampleMarkup(contract, example))}
</section>`;
}
