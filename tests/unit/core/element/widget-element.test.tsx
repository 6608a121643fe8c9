import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { field } from '../../../../src/api/field';
import { widgetContract } from '../../../../src/core/element/contract';
import { flag, list, text } from '../../../../src/core/element/reading/attributes';
import { useWidget, type Widget } from '../../../../src/core/element/widget-context';
import { makeElement } from '../../../../src/core/element/widget-element';

const description = 'A trial.';
const contract = widgetContract({
  name: 'living',
  purpose: 'text',
  summary: description,
  wakes: 'load',
  because: 'A trial.',
  attributes: {
    heading: text({ description }),
    expandable: flag({ description }),
    cards: list(v.object({ header: field(v.string(), { description }) }), { description }),
  },
});

interface Shown {
  readonly heading: string;
  readonly expandable: boolean;
  readonly cards: readonly { readonly header: string }[];
}
/** The props of the view's renders, the last at the end. */
const shown: Shown[] = [];
const widgets: Widget[] = [];
const Living = makeElement(contract, (props: Shown) => {
  shown.push(props);
  widgets.push(useWidget());
  return props.cards.map(({ header }) => header).join();
});
customElements.define('atria-living', Living);

const plain = widgetContract({
  name: 'plain',
  purpose: 'text',
  summary: description,
  wakes: 'load',
  because: 'A trial.',
  attributes: { heading: text({ description }) },
});
customElements.define(
  'atria-plain',
  makeElement(plain, ({ heading }: { readonly heading: string }) => heading),
);

const jsonOf = (...headers: string[]) =>
  JSON.stringify({ cards: headers.map((header) => ({ header })) });
const child = (...headers: string[]) =>
  `<script type="application/json">${jsonOf(...headers)}</script>`;
const pageBlock = (id: string, ...headers: string[]) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-atria-block', id);
  script.textContent = jsonOf(...headers);
  return script;
};

/** Observers have run, for what must not happen: React may need more turns for what must. */
const settled = () => new Promise((resolve) => setTimeout(() => setImmediate(resolve)));
/** A page with the tag, once it has rendered. */
async function open(attributes = '', inside = '') {
  document.body.innerHTML = `<atria-living ${attributes}>${inside}</atria-living>`;
  const element = document.querySelector('atria-living');
  if (!(element instanceof Living)) throw new Error('no element');
  const says = () => element.shadowRoot?.querySelector('[part=root]')?.textContent;
  await vi.waitFor(() => expect(says()).toBeDefined());
  return { element: element as InstanceType<typeof Living> & Record<string, unknown>, says };
}
/** Sets an attribute, with which the view renders anew. */
async function set(element: Element, name: string, value: string) {
  const renders = shown.length;
  element.setAttribute(name, value);
  await vi.waitFor(() => expect(shown.length).toBeGreaterThan(renders));
}

afterEach(() => {
  document.body.replaceChildren();
  shown.length = 0;
  widgets.length = 0;
});

describe('the page’s block of a tag', () => {
  it('is read when it comes after the tag [ELEM-03, ELEM-04]', async () => {
    const { says } = await open('block-id="b1"');
    expect(says()).toBe('');
    document.body.append(pageBlock('b1', 'A', 'B'));
    await vi.waitFor(() => expect(says()).toBe('A,B'));
  });

  it('is read again when its text changes, when it is removed and when another replaces it [ELEM-04]', async () => {
    const first = pageBlock('b1', 'A');
    document.body.append(first);
    const { says } = await open('block-id="b1"');
    document.body.append(first);
    await vi.waitFor(() => expect(says()).toBe('A'));
    first.textContent = jsonOf('B');
    await vi.waitFor(() => expect(says()).toBe('B'));
    first.replaceWith(pageBlock('b1', 'C'));
    await vi.waitFor(() => expect(says()).toBe('C'));
  });

  it('is read when an existing script gets its id', async () => {
    const script = pageBlock('b2', 'A');
    document.body.append(script);
    const { says } = await open('block-id="b1"');
    document.body.append(script);
    await settled();
    script.setAttribute('data-atria-block', 'b1');
    await vi.waitFor(() => expect(says()).toBe('A'));
  });

  it('is read when it is added inside something else', async () => {
    const { says } = await open('block-id="b1"');
    const article = document.createElement('article');
    article.append(pageBlock('b1', 'A'));
    document.body.append(article);
    await vi.waitFor(() => expect(says()).toBe('A'));
  });

  it('is not looked for when a busy page changes nodes of its own', async () => {
    await open('block-id="b1"');
    const clock = document.createElement('p');
    document.body.append(clock);
    await settled();
    const asked = vi.spyOn(document, 'querySelectorAll');
    clock.textContent = '1';
    (clock.firstChild as Text).data = '2';
    document.body.prepend(document.createElement('div'));
    await settled();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('is not read again when others write between the tags, as a captcha does', async () => {
    const { element } = await open('', child('A'));
    const place = document.createElement('div');
    element.append(place);
    await settled();
    const asked = vi.spyOn(element, 'querySelector');
    const parsed = vi.spyOn(JSON, 'parse');
    const renders = shown.length;
    place.append(Object.assign(document.createElement('input'), { type: 'hidden' }));
    place.setAttribute('aria-busy', 'true');
    await settled();
    expect([asked, parsed].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(shown).toHaveLength(renders);
    parsed.mockRestore();
  });

  it('is read by a widget without lists, too, and followed [ELEM-03, ELEM-04]', async () => {
    const block = (heading: string) =>
      `<script type="application/json">${JSON.stringify({ heading })}</script>`;
    document.body.innerHTML = `<atria-plain>${block('A')}</atria-plain><atria-plain block-id="b1"></atria-plain>`;
    const [own, named] = document.querySelectorAll('atria-plain');
    const says = (element?: Element) => element?.shadowRoot?.textContent;
    await vi.waitFor(() => expect([own, named].map(says)).toEqual(['A', '']));
    document.body.insertAdjacentHTML(
      'beforeend',
      block('B').replace('>', ' data-atria-block="b1">'),
    );
    own?.querySelector('script')?.replaceWith('');
    await vi.waitFor(() => expect([own, named].map(says)).toEqual(['', 'B']));
    own?.setAttribute('heading', 'C');
    own?.insertAdjacentHTML('beforeend', block('D'));
    await vi.waitFor(() => expect(says(own)).toBe('C'));
  });

  it('of a removed tag is no longer read', async () => {
    const { element } = await open('block-id="b1"');
    element.remove();
    await settled();
    const asked = vi.spyOn(element, 'querySelector');
    document.body.append(pageBlock('b1', 'A'));
    await settled();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('unchanged data', () => {
  it('is neither read nor rendered again when the page changes its own nodes between the tags', async () => {
    const { says } = await open('', `<p>0</p>${child('A')}`);
    expect(says()).toBe('A');
    const renders = shown.length;
    const parse = vi.spyOn(JSON, 'parse');
    const counter = document.querySelector('p') as HTMLElement;
    for (let tick = 1; tick <= 5; tick++) {
      counter.textContent = `${tick}`;
      await settled();
    }
    expect(parse).not.toHaveBeenCalled();
    expect(shown).toHaveLength(renders);
  });

  it('is the same object after another attribute, the language or the brand has changed', async () => {
    const { element } = await open('', child('A'));
    const parse = vi.spyOn(JSON, 'parse');
    await set(element, 'heading', 'B');
    await set(element, 'language', 'en');
    await set(element, 'brand', 'sibylla');
    expect(parse).not.toHaveBeenCalled();
    expect(shown.at(-1)?.heading).toBe('B');
    expect(shown.at(-1)?.cards).toBe(shown[0]?.cards);
    expect(widgets.at(-1)).toMatchObject({ language: 'en', brand: 'sibylla' });
  });

  it('is not rendered when a host sets an equal list', async () => {
    const { element, says } = await open();
    element.cards = [{ header: 'A' }];
    await vi.waitFor(() => expect(says()).toBe('A'));
    const renders = shown.length;
    element.cards = [{ header: 'A' }];
    element.setAttribute('heading', '');
    await settled();
    expect(shown).toHaveLength(renders);
  });

  it('does not hide that a list has changed when it is set again', async () => {
    const { element, says } = await open();
    const cards = [{ header: 'A' }];
    element.cards = cards;
    await vi.waitFor(() => expect(says()).toBe('A'));
    cards.push({ header: 'B' });
    element.cards = cards;
    await vi.waitFor(() => expect(says()).toBe('A,B'));
  });

  it('includes the client and other context of a view: they live as long as its element', async () => {
    const { element } = await open('language="fi"');
    await set(element, 'language', 'en');
    await set(element, 'brand', 'sibylla');
    const [before] = widgets;
    const after = widgets.at(-1);
    expect(after).not.toBe(before);
    for (const name of ['api', 'emit', 'hold', 'announce', 'host'] as const)
      expect(after?.[name]).toBe(before?.[name]);
  });
});

describe('an element', () => {
  it.each([
    [0, false],
    [Number.NaN, false],
    [3, true],
    ['', true],
    ['false', false],
  ])('takes the property "%s" of a flag as %s [ELEM-04]', async (given, value) => {
    const { element } = await open();
    element.expandable = given;
    await settled();
    expect(element.expandable).toBe(value);
  });

  it('reads false for other attributes as absent: so frameworks write a condition', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element } = await open('heading="A"');
    element.heading = false;
    element.cards = false;
    await settled();
    expect([element.heading, element.cards]).toEqual(['A', []]);
    expect(said).not.toHaveBeenCalled();
  });

  it('paints once a life: moved it stays as it is, removed and put back it starts anew [IMP-06]', async () => {
    const painted = vi.fn();
    document.addEventListener('atria-paint', painted);
    const { element, says } = await open('', child('A'));
    await vi.waitFor(() => expect(painted).toHaveBeenCalledTimes(1));
    const root = element.shadowRoot?.querySelector('[part=root]');
    document.body.append(document.createElement('div'));
    document.querySelector('div')?.append(element);
    await settled();
    expect(element.shadowRoot?.querySelector('[part=root]')).toBe(root);
    expect(painted).toHaveBeenCalledTimes(1);
    element.remove();
    await vi.waitFor(() => expect(says()).toBeUndefined());
    document.body.append(element);
    await vi.waitFor(() => expect(painted).toHaveBeenCalledTimes(2));
    expect(says()).toBe('A');
    document.removeEventListener('atria-paint', painted);
  });

  it('that is removed before it has mounted leaves nothing behind', async () => {
    const element = document.createElement('atria-living');
    document.body.append(element);
    element.remove();
    document.body.append(element);
    element.remove();
    await settled();
    expect(shown).toEqual([]);
    expect(element.shadowRoot?.childNodes).toHaveLength(0);
  });
});
