import { expect, it } from 'vitest';
import { watchFailedCalls } from '../../../src/help/failed-calls';
import { wordsFor } from '../../../src/help/words';

const say = wordsFor('en');
const tell = (target: EventTarget, detail: object) =>
  target.dispatchEvent(new CustomEvent('atria-error', { detail, bubbles: true }));

it('lists failures beside calls: entries, parts, the shop and code of the page, each with its remedy', () => {
  const failed = watchFailedCalls();
  const tag = document.body.appendChild(document.createElement('atria-cart'));
  const call = { tag: 'atria-cart', method: 'GET', path: '/api/x' };
  tell(tag, { ...call, kind: 'entry', field: 'hits[1].title' });
  tell(document, { kind: 'load', path: 'https://cdn.test/chunks/modal.js' });
  tell(document, { kind: 'shop', path: 'https://shop.test/kehys' });
  tell(document, { kind: 'stopped', path: 'dataLayer.push' });
  const told = failed().map(({ element, code, params }) => [element, code, say(code, params)]);
  const line = (call: string) => expect.stringMatching(RegExp(`^${call}: [a-z].{15}`));
  expect(told).toEqual([
    [tag, 'shape', line(String.raw`GET /api/x hits\[1\]\.title`)],
    [document.body, 'notLoaded', line('https://cdn.test/chunks/modal.js')],
    [document.body, 'noShop', line('https://shop.test/kehys')],
    [document.body, 'foreign', line('dataLayer.push')],
  ]);
});

it('omits a visitor’s mistake, and what the element reports itself', () => {
  const failed = watchFailedCalls();
  tell(document.body, { kind: 'refused', tag: 'atria-contact-form', status: 400 });
  tell(document.body, { kind: 'stopped', tag: 'atria-counter' });
  tell(document.body, { kind: 'load', tag: 'atria-counter', path: 'widgets/counter.js' });
  expect(failed()).toEqual([]);
});
