import fc from 'fast-check';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type PropsOf, widgetContract } from '../../../../../src/core/element/contract';
import { environmentOf } from '../../../../../src/core/element/environment';
import { markAttribute, markOf } from '../../../../../src/core/element/served/mark';
import { makeElement } from '../../../../../src/core/element/widget-element';
import { initial } from '../../../../../src/core/page/settings';
import { renderView } from '../../../../../src/server/render-tag';
import '../../../../../src/touched';
import { often } from '../../../support/chance';

/** What the views have heard, each step with the state that it found. */
let heard: string[] = [];

function Trial() {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(true);
  const [choice, setChoice] = useState('b');
  const [option, setOption] = useState('x');
  const [count, setCount] = useState(0);
  const [active, setActive] = useState(0);
  const all = () => `${text} ${ticked} ${choice} ${option} ${count} ${active}`;
  const onKey = (event: KeyboardEvent) => {
    heard.push(`key ${event.key}: ${all()}`);
    if (event.key === 'ArrowDown') setActive(active + 1);
    // An active suggestion is taken, and the form is not sent.
    if (event.key !== 'Enter' || active === 0) return;
    event.preventDefault();
    setActive(0);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        heard.push(`sent: ${all()}`);
      }}
    >
      <input
        aria-label="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <input
        aria-label="box"
        type="checkbox"
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      {['a', 'b', 'c'].map((one) => (
        <input
          key={one}
          aria-label={one}
          type="radio"
          name="choice"
          checked={choice === one}
          onChange={() => setChoice(one)}
        />
      ))}
      <select
        aria-label="option"
        value={option}
        onChange={(event) => setOption(event.target.value)}
      >
        <option>x</option>
        <option>y</option>
      </select>
      <button
        type="button"
        aria-label="plus"
        onClick={() => {
          heard.push(`plus: ${all()}`);
          setCount(count + 1);
        }}
      >
        <b>+</b>
      </button>
      <button type="submit" aria-label="send">
        Send
      </button>
      <output>{all()}</output>
      <slot />
    </form>
  );
}

let made = 0;

/** A tag with a server's markup in a page, and a function with which its code arrives. */
function open(content = '') {
  const contract = widgetContract({
    name: `steps-${++made}`,
    purpose: 'text',
    summary: 'A trial.',
    wakes: 'load',
    because: 'A trial.',
    attributes: {},
  });
  const tag = `atria-${contract.name}`;
  const { page } = environmentOf({}, initial, new URL(window.location.href));
  const served = { tag, page, values: {} as PropsOf<typeof contract> };
  const { html, parts } = renderView(served, Trial as ComponentType);
  const host = document.createElement(tag);
  host.innerHTML = content;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<link rel="stylesheet" ${markAttribute}="${markOf(served, parts)}">${html}`;
  document.body.replaceChildren(host);
  heard = [];
  const find = (label: string) => root.querySelector(`[aria-label=${label}]`) as HTMLInputElement;
  return {
    host,
    root,
    find,
    arrive: () => customElements.define(tag, makeElement(contract, Trial)),
    settle: () => vi.waitFor(() => expect(host.hasAttribute('data-ready')).toBe(true)),
    state: () => root.querySelector('output')?.textContent,
  };
}
type Page = ReturnType<typeof open>;

document.addEventListener('atria-paint', ({ target }) =>
  (target as Element).setAttribute('data-ready', ''),
);

function setNative(field: Element, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  for (const type of ['input', 'change'])
    field.dispatchEvent(new window.Event(type, { bubbles: true, composed: type === 'input' }));
}

/** happy-dom's event of a box stays in its root. */
function choose(box: HTMLInputElement) {
  box.click();
  box.dispatchEvent(new window.Event('input', { bubbles: true, composed: true }));
}

const press = (on: Element, detail = 1) =>
  on.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }),
  );

/** What visitors do, as browsers do it. */
const acts: Readonly<Record<string, (page: Page) => void>> = {
  'types a': ({ find }) => setNative(find('text'), `${find('text').value}a`),
  erases: ({ find }) => setNative(find('text'), ''),
  ticks: ({ find }) => choose(find('box')),
  'chooses a': ({ find }) => choose(find('a')),
  'chooses b': ({ find }) => choose(find('b')),
  'chooses c': ({ find }) => choose(find('c')),
  'opts y': ({ find }) => setNative(find('option'), 'y'),
  'opts x': ({ find }) => setNative(find('option'), 'x'),
  plus: ({ find }) => press(find('plus').firstElementChild as Element),
  'plus by click()': ({ find }) => find('plus').click(),
  send: ({ find }) => press(find('send')),
  down: ({ find }) => key(find('text'), 'ArrowDown'),
  'Enter, which sends': ({ find }) => key(find('text'), 'Enter') && press(find('send'), 0),
};
const key = (on: Element, name: string) =>
  on.dispatchEvent(
    new window.KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );

const turn = () => new Promise((done) => setTimeout(done));

/** What the view has heard and shows after some acts, where the code arrives before one of them. */
async function walk(names: readonly string[], at: number, turns: number) {
  const page = open();
  for (const [index, name] of [...names, undefined].entries()) {
    if (index === at) {
      page.arrive();
      for (let each = 0; each < turns; each++) await turn();
    }
    if (name) acts[name]?.(page);
    if (index >= at) await turn();
  }
  await page.settle();
  await turn();
  return { heard, state: page.state() };
}

it('what a visitor does is done once and in order, whenever the code comes [SRV-02]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 1, maxLength: 8 }),
      fc.nat(8),
      fc.nat(3),
      async (names, at, turns) => {
        const live = open();
        live.arrive();
        await live.settle();
        for (const name of names) {
          acts[name]?.(live);
          await turn();
        }
        const expected = { heard, state: live.state() };
        expect(await walk(names, Math.min(at, names.length), turns)).toEqual(expected);
      },
    ),
    { numRuns: often(200) },
  );
});

describe('what a visitor does before the code [SRV-02]', () => {
  /** Does something with markup, lets the code come, and says what the view has heard. */
  async function early(act: (page: Page) => void, content = '') {
    const page = open(content);
    act(page);
    page.arrive();
    await page.settle();
    await turn();
    return { ...page, heard };
  }
  const does = (...names: string[]) =>
    early((page) => {
      for (const name of names) acts[name]?.(page);
    });

  it('loses a press that the browser made of a key which the view takes', async () => {
    const { heard } = await does('down', 'Enter, which sends');
    expect(heard).toEqual(['key ArrowDown:  true b x 0 0', 'key Enter:  true b x 0 1']);
  });

  it('is not a press of a key only because the view took a key before it', async () => {
    const { heard } = await does('down', 'Enter, which sends', 'send', 'plus by click()');
    expect(heard.slice(2)).toEqual(['sent:  true b x 0 0', 'plus:  true b x 0 0']);
  });

  it('is known by the fields if it came before any script', async () => {
    const { state } = await early(({ find }) => {
      find('text').value = 'abc';
      find('box').checked = false;
      find('a').checked = true;
      find('option').value = 'y';
    });
    expect(state()).toBe('abc false a y 0 0');
  });

  it('is heard once by the page, when it is done', async () => {
    const pressed = vi.fn();
    document.addEventListener('click', pressed);
    const page = open();
    acts.plus?.(page);
    expect(pressed).not.toHaveBeenCalled();
    page.arrive();
    await page.settle();
    document.removeEventListener('click', pressed);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['plus:  true b x 0 0']);
  });

  it('is the page’s own on content between the tags', async () => {
    const pressed = vi.fn();
    await early(({ host }) => {
      const own = host.querySelector('button') as Element;
      own.addEventListener('click', pressed);
      press(own);
    }, '<button>Own</button>');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is done with what stands in the place of markup that does not fit [SRV-01]', async () => {
    const { root, state, heard } = await early((page) => {
      page.root.querySelector('link')?.setAttribute(markAttribute, 'of another page');
      for (const name of ['types a', 'chooses c', 'plus', 'plus']) acts[name]?.(page);
      page.find('text').focus();
    });
    expect(heard).toEqual(['plus: a true c x 0 0', 'plus: a true c x 1 0']);
    expect(state()).toBe('a true c x 2 0');
    expect(root.activeElement?.getAttribute('aria-label')).toBe('text');
  });

  it('is not done with what has other words in that place', async () => {
    const { heard } = await early((page) => {
      page.root.querySelector('link')?.setAttribute(markAttribute, 'of another page');
      page.find('plus').setAttribute('aria-label', 'minus');
      press(page.find('minus'));
    });
    expect(heard).toEqual([]);
  });
});
