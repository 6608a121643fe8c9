import { expect, it } from 'vitest';
import { isMeant, printedTags } from '../../../src/help/meant-tags';
import { shownIn } from '../../../src/help/mistake';
import { wordsFor } from '../../../src/help/words';

const meant = (tag: string) => {
  document.body.innerHTML = `<${tag}></${tag}>`;
  return isMeant(document.body.firstElementChild as Element, ['atria-card-grid', 'atria-my-poll']);
};

it.each(['atria-card-grid', 'atria-cardgrid', 'atrai-card-grid', 'card-grid'])(
  'recognises <%s> as a meant widget',
  (tag) => expect(meant(tag)).toBe(true),
);

it.each(['p', 'my-element', 'address'])('does not recognise <%s> as ours', (tag) =>
  expect(meant(tag)).toBe(false),
);

it('ignores an element that the page itself defines', () => {
  customElements.define('my-poll', class extends HTMLElement {});
  expect(meant('my-poll')).toBe(false);
});

it('reports a tag that the page shows as text, but not one in a code sample', () => {
  const escaped = '&lt;atria-poll question="?"&gt;&lt;/atria-poll&gt;';
  document.body.innerHTML = `<p>${escaped}</p><pre>${escaped}</pre>`;
  const [told, ...others] = printedTags().map(shownIn([], wordsFor('en')));
  expect(told?.text).toContain('shows <atria-poll> as text: put it in as HTML');
  expect(told?.element.localName).toBe('p');
  expect(others).toEqual([]);
});
