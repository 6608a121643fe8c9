import { type Input, NoAnswer, type Tab, windowSize } from './browser';
import { find, type Part } from './find';

/** How long a visitor would wait for anything. */
const patience = 15_000;

/** Keys without a letter, by their names; values are WebDriver's. */
const keys = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
} as const;
type Key = keyof typeof keys;

type InPage<T, Given> = (see: typeof find, given: Given) => T;

/**
 * The middle of a part in the window, once a press there reaches it and it no longer moves: two
 * frames show the same place. Runs in the page.
 */
const reach: InPage<{ x: number; y: number } | undefined, Part> = (see, wanted) => {
  // Without its styles the part is at another place.
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  if ([...sheets].some(({ sheet }) => !sheet)) return undefined;
  const [part] = see(wanted);
  const moving = (part?.getRootNode() as Document | undefined)?.getAnimations() ?? [];
  for (const one of moving) {
    const { target } = (one.effect ?? {}) as KeyframeEffect;
    // WebKit lists a transition as finished some frames before its last step.
    const isOver = one.playState !== 'running' && !(one instanceof CSSTransition);
    if (!isOver && part && target?.contains(part)) return undefined;
  }
  part?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  let hit = document.elementFromPoint(at.x, at.y);
  for (let inner = hit?.shadowRoot?.elementFromPoint(at.x, at.y); inner && inner !== hit; ) {
    hit = inner;
    inner = hit.shadowRoot?.elementFromPoint(at.x, at.y);
  }
  for (let one: Node | null | undefined = hit; one; one = one.parentNode)
    if (one === part) return at;
  return undefined;
};

/** A visitor in an engine: looks, presses and types, and waits for the results. */
export class Hand {
  /** By how many pixels the mouse is beside the middle of a part. */
  #offset = 0;

  /** @param below what all paths on the host begin with */
  constructor(
    private readonly tab: Tab,
    private readonly port: number,
    private readonly below = '',
  ) {}

  /** Opens a page of the host, by the site's name if it is not the main one. */
  async open(path: string, site?: string): Promise<void> {
    const origin = `http://${site ? `${site}.` : ''}localhost:${this.port}`;
    await this.tab.go(origin + this.below + path);
  }

  /** Makes the window narrower, in CSS pixels, and waits for it. */
  async resize(width: number): Promise<void> {
    await this.tab.resize(width, windowSize.height);
    const look: InPage<boolean, number> = (_, wanted) => innerWidth === wanted;
    await this.until(`a window of ${width} px`, look, width);
  }

  /**
   * Waits until the tags of the page are ready.
   * @param state what each must match
   * @param which all of them, or those in view; one below loads only when it is scrolled to
   */
  async ready(state = ':state(ready)', which: 'all' | 'in view' = 'in view'): Promise<void> {
    type Given = readonly [string, string];
    const look: InPage<boolean, Given> = (_, [wanted, range]) => {
      const late = [...document.querySelectorAll('*')]
        .filter(({ localName }) => localName.startsWith('atria-'))
        .filter((tag) => range === 'all' || tag.getBoundingClientRect().top < innerHeight)
        .find((tag) => !tag.matches(wanted) || !tag.shadowRoot?.querySelector('[part=root]'));
      if (range === 'all') late?.scrollIntoView();
      return !late && document.readyState !== 'loading';
    };
    await this.until(`every tag to be ${state}`, look, [state, which] as const);
  }

  /** Runs a function in the page; it gets `find` and its arguments, which must be JSON. */
  async read<T, Given = undefined>(look: InPage<T, Given>, given?: Given): Promise<T> {
    // The compiler marks inner functions with their names by a helper that no page has.
    const expression = `((__name) => JSON.stringify((${look})(${find}, ${JSON.stringify(given)}) ?? null))((one) => one)`;
    return JSON.parse(await this.tab.evaluate(expression));
  }

  /**
   * Waits until a function in the page returns something.
   * @param what the awaited thing, for the error
   */
  async until<T, Given = undefined>(
    what: string,
    look: InPage<T, Given>,
    given?: Given,
  ): Promise<NonNullable<T>> {
    const last = Date.now() + patience;
    let reason = '';
    while (Date.now() < last) {
      try {
        const found = await this.read(look, given);
        if (found) return found;
        reason = '';
      } catch (error) {
        if (error instanceof NoAnswer) throw error;
        // A page that is being left cannot answer.
        reason = ` (${error})`;
      }
    }
    throw new Error(`waited in vain for ${what}${reason}`);
  }

  /** Waits for a part; returns its text. */
  async see(css: string, name?: string): Promise<string> {
    const look: InPage<string | undefined, Part> = (see, part) => {
      const [found] = see(part);
      return found && (found.textContent || ' ');
    };
    return this.until(`${css} ${name ?? ''}`, look, { css, name });
  }

  /** Waits until a part is no longer visible. */
  async missing(css: string, name?: string): Promise<void> {
    const look: InPage<boolean, Part> = (see, part) => see(part).length === 0;
    await this.until(`${css} ${name ?? ''} to go`, look, { css, name });
  }

  /** Moves the mouse to a part, once it no longer moves and nothing covers it. */
  async hover(css: string, name?: string): Promise<void> {
    const what = `${css} ${name ?? ''} within reach`;
    for (let before = ''; ; ) {
      const at = await this.until(what, reach, { css, name });
      if (before === JSON.stringify(at)) {
        // Parts are scrolled to the same place. WebKit's driver counts presses at one place within a
        // second as a double press, which widgets ignore if it meets another control.
        this.#offset = 6 - this.#offset;
        const move = { type: 'pointerMove', x: at.x + this.#offset, y: at.y } as const;
        return this.tab.act({ type: 'pointer', id: 'mouse', actions: [move] });
      }
      before = JSON.stringify(at);
    }
  }

  /** Presses the mouse button at its place, releases it, or both. */
  private mouse(...types: readonly ('pointerDown' | 'pointerUp')[]): Promise<void> {
    const actions = types.map((type) => ({ type, button: 0 }));
    return this.tab.act({ type: 'pointer', id: 'mouse', actions });
  }

  /** Presses a part by the mouse. */
  async click(css: string, name?: string): Promise<void> {
    await this.hover(css, name);
    await this.mouse('pointerDown', 'pointerUp');
  }

  /**
   * Drags a part by the mouse onto another.
   * @param held the part once it is held long enough
   */
  async drag(css: string, held: string, onto: string): Promise<void> {
    await this.hover(css);
    await this.mouse('pointerDown');
    await this.see(held);
    await this.hover(onto);
    await this.mouse('pointerUp');
  }

  /** Types a text into the focused element. */
  type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]);
    return this.tab.act({ type: 'key', id: 'keys', actions } satisfies Input);
  }

  /** Presses keys, one after the other. */
  press(...names: Key[]): Promise<void> {
    return this.type(names.map((name) => keys[name]).join(''));
  }
}
