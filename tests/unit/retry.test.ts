import { expect, it, vi } from 'vitest';
import { offer } from '../../src/retry';
import { expectFaults } from './support/expect-faults';

const name = 'atria-missing';
const lines = () => document.querySelectorAll('[data-atria-retry]');

it('writes the alert and its lines once, however often a page changes nodes of its own [IMP-20]', async () => {
  // The build inserts it.
  vi.stubGlobal('__NAMES__', [name]);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40);
  expectFaults();
  document.body.innerHTML = `<time>0</time><${name}></${name}>`;
  const attempt = () => offer(name, attempt, new Error('offline'));
  await attempt();
  const shown = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const texts = () => shown.map(({ textContent }) => textContent);
  const written = texts();
  expect(written.join()).toContain('Tätä osaa ei saatu ladattua.');
  expect(shown.some((root) => root.querySelector('[role=alert]'))).toBe(true);

  const writes = vi.fn();
  const observer = new MutationObserver(writes);
  const options = { childList: true, characterData: true, subtree: true };
  for (const root of shown) observer.observe(root, options);
  for (const tick of ['1', '2', '3']) {
    document.querySelector('time')?.replaceChildren(tick);
    await new Promise((resolve) => setTimeout(resolve));
  }
  // The page was looked through each time: another tag has its line.
  document.body.insertAdjacentHTML('beforeend', `<${name}></${name}>`);
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
  expect(writes).not.toHaveBeenCalled();
  expect(texts()).toEqual(written);

  customElements.define(name, class extends HTMLElement {});
  await vi.waitFor(() => expect(lines()).toHaveLength(0));
});
