import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { reportFailures } from '../../api/report-failures';
import { fire } from '../../foreign';
import { importing } from '../../importing';
import { pageSettings } from '../page/settings';
import { brandClass } from '../style/brand-class';
import { adoptStyles } from '../style/style-sheet';
import { tellFailedCall } from './call-failures';
import { checkEvent } from './check-event';
import { commonAttributes } from './common.attributes';
import type { Attributes, Contract } from './contract';
import { withDelegatedEvents } from './delegated-events';
import { environmentOf, isSamePage } from './environment';
import { LiveRegion } from './live-region';
import { mountSoon } from './mount-queue';
import { type Problem, reportProblem } from './problem';
import { spellings } from './reading/attribute-text';
import { ElementValues } from './reading/element-values';
import { type AttributeValues, ownValues } from './reading/values';
import type { IsNeeded, Sleep } from './served/sleep';
import type { Widget } from './widget-context';
import { WidgetFrame, type WidgetFrameProps } from './widget-frame';

// The symbols that r2wc uses for its props, its root, and its render function.
const r2wcProps = Symbol.for('r2wc.props');
const r2wcContext = Symbol.for('r2wc.context');
const r2wcRender = Symbol.for('r2wc.render');
/** Where the help for editors (src/help) finds what is wrong with an element. */
const problemsKey = Symbol.for('atria.problems');

interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  [r2wcProps]: WidgetFrameProps;
  [r2wcContext]?: { root: Root; ReactComponent: typeof WidgetFrame };
  [r2wcRender](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(): void;
}

/** The state of an element: its markup needs no view, it has a React tree, the tree has painted. */
type Stage = 'idle' | 'asleep' | 'mounted' | 'painted';
type Services = Pick<Widget, 'api' | 'tag' | 'host' | 'emit' | 'hold' | 'announce'>;

/** React need not report an error again that a boundary has caught and reported. */
const rootOptions = { onCaughtError: () => {} };

/** Loads where a server has rendered the widget, and hydrates its markup. */
const takingOver = importing(() => import('./served/take-over'), 'takeOver');

// The frame around the view, which is not rendered before its props are read. No element on a server.
const Base = (globalThis.HTMLElement
  ? r2wc(WidgetFrame as unknown as ComponentType, { shadow: 'open', props: [] })
  : Object) as unknown as new () => R2wcElement;

/**
 * The custom element of every widget; each has a subclass with its contract and view. r2wc mounts
 * React in the shadow root. This class reads attributes, properties and blocks itself, because r2wc
 * leaves a bare boolean undefined, keeps the value of an emptied or removed attribute, throws on bad
 * JSON, forgets properties set before the upgrade and unmounts an element that is only moved.
 */
abstract class WidgetElement extends Base {
  static readonly contract: Contract;
  // biome-ignore lint/suspicious/noExplicitAny: the view's props come from the contract.
  static readonly view: ComponentType<any>;
  static readonly isNeeded: IsNeeded | undefined;
  /** Those of its contract, and those that every widget has. */
  static readonly attributes: Attributes;

  readonly #own = this.constructor as typeof WidgetElement;
  readonly #tag = `atria-${this.#own.contract.name}`;
  readonly #values = new ElementValues(this, this.#own.attributes, () => this.#refresh());
  #fallback: HTMLSlotElement | undefined;
  #internals = this.attachInternals?.();
  #stage: Stage = 'idle';
  #isReady = false;
  #isQueued = false;
  #sleep: Sleep | undefined;
  #holds = 0;
  #shown: AttributeValues | undefined;
  #services: Services | undefined;
  [problemsKey]: readonly Problem[] | undefined;

  // The root from the page's markup, which the platform would empty.
  override attachShadow(init: ShadowRootInit) {
    return this.shadowRoot ?? super.attachShadow(init);
  }

  override connectedCallback() {
    if (this.#stage !== 'idle') return this.#restack();
    this.#values.connect();
    const { container } = this;
    if (!container.firstChild) return mountSoon(this);
    takingOver.load().then(
      (takeOver) => takeOver(this, this.#own, () => this.#stage === 'idle' && this.isConnected),
      () => {
        container.replaceChildren();
        mountSoon(this);
      },
    );
  }

  // React keeps its state when the element moves, but a dialog is no longer above the page.
  #restack() {
    for (const dialog of this.container.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      dialog.close();
      dialog.showModal();
    }
  }

  /**
   * Makes the React tree; the queue in which the element waits calls it.
   * @param makeRoot makes its root from existing markup; none where that fails
   */
  mount(makeRoot?: (model: WidgetFrameProps) => Root | undefined) {
    if (this.#hasTree) return;
    const model = this.#stage === 'asleep' ? this[r2wcProps] : this.#model();
    this.#stage = 'mounted';
    this[r2wcProps] = model;
    // A root of our own: r2wc's would report again what a boundary has caught.
    const root = makeRoot?.(model) ?? this.#makeRoot(model);
    this[r2wcContext] = { root, ReactComponent: WidgetFrame };
    super.connectedCallback();
  }

  get #hasTree() {
    return this.#stage === 'mounted' || this.#stage === 'painted';
  }

  /**
   * Lets it sleep on the markup of a server, for the values that it has.
   * @param make makes its sleep; none if the view is needed now
   * @returns whether it sleeps
   */
  sleep(make: (model: WidgetFrameProps) => Sleep | undefined): boolean {
    this[r2wcProps] = this.#model();
    const sleep = make(this[r2wcProps]);
    if (!sleep) return false;
    this.#sleep = sleep;
    this.#stage = 'asleep';
    if (sleep.isWhole) this.#becomeReady();
    return true;
  }

  #makeRoot({ widget }: WidgetFrameProps): Root {
    this.#adoptStyles(widget);
    return withDelegatedEvents(this.container, (at) => createRoot(at, rootOptions));
  }

  /** The frame has the class of its brand, whose rules are made here for the first widget of it. */
  #adoptStyles({ logo }: Pick<Widget, 'logo'>) {
    brandClass(logo);
    adoptStyles(this.container);
  }

  /** `moveBefore` keeps all state. */
  connectedMoveCallback() {}

  /** Another document, as of a frame or a window, empties a root's list of sheets. */
  adoptedCallback() {
    if (this.#hasTree) adoptStyles(this.container);
  }

  override disconnectedCallback() {
    queueMicrotask(() => {
      // An element that was moved within the page is connected again.
      if (this.isConnected) return;
      this.#values.disconnect();
      this.#sleep?.end();
      if (this.#hasTree) super.disconnectedCallback();
      this.#stage = 'idle';
      this.#isReady = false;
      this.#internals?.states?.delete('ready');
    });
  }

  override attributeChangedCallback() {
    this.#refresh();
  }

  /** Shows the page's content between the tags as long as the view waits [ELEM-09]. */
  showFallback() {
    this.#fallback ??= this.container.appendChild(document.createElement('slot'));
  }

  // The view has painted: the page's content between the tags can be hidden [ELEM-09].
  static #painted(host: HTMLElement | null) {
    const element = host as WidgetElement;
    element.#fallback?.remove();
    element.#fallback = undefined;
    element.#stage = 'painted';
    element.#settle();
  }

  #settle() {
    if (this.#stage === 'painted' && this.#holds === 0) this.#becomeReady();
  }

  #becomeReady() {
    if (this.#isReady) return;
    this.#isReady = true;
    try {
      this.#internals?.states?.add('ready');
    } catch {
      // Engines that accept only --names here do not know `:state()`, for which it is set.
    }
    fire(this, 'atria-paint', { bubbles: true, composed: true });
  }

  // Several changes in a row cause one render; changes without effect cause none.
  #refresh() {
    if (this.#isQueued || this.#stage === 'idle') return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      if (this.#stage === 'idle') return;
      const model = this.#model();
      const known = this[r2wcProps];
      if (model === known) return;
      // Its view continues from the markup, and then shows what has changed.
      this.#sleep?.wake();
      // Another brand needs a style rule that no server has linked.
      if (model.widget !== known.widget) this.#adoptStyles(model.widget);
      this[r2wcProps] = model;
      this[r2wcRender]();
    });
  }

  /** The props of the frame; the same object while nothing in it changed. */
  #model(): WidgetFrameProps {
    const { values, problems } = this.#values.read();
    const { page, problems: ofPage } = environmentOf(values, pageSettings(), location);
    const all = [...problems, ...ofPage];
    this[problemsKey] = all;
    // A missing value may still be set by a property, so visitors' consoles do not report it.
    for (const problem of all)
      if (problem.params.given || pageSettings().editMode) reportProblem(this.#tag, problem);
    const known = this[r2wcProps];
    const isKnown = known.widget && isSamePage(known.widget, page);
    if (isKnown && values === this.#shown) return known;
    this.#shown = values;
    this.#services ??= this.#makeServices(page.api);
    return {
      // The same object while nothing in it changed, so that the context does not re-render all.
      widget: isKnown ? known.widget : { ...page, ...this.#services },
      view: this.#own.view,
      values: ownValues(this.#own.contract, values),
      onPaint: WidgetElement.#painted,
    };
  }

  /** What the view can use of its element, for any language and brand. */
  #makeServices(api: Widget['api']): Services {
    const { contract } = this.#own;
    let region: LiveRegion | undefined;
    return {
      api: reportFailures(api, (failure) => tellFailedCall(this, failure)),
      tag: this.#tag,
      host: this,
      emit: (name, detail) => {
        if (import.meta.env.DEV) checkEvent(contract, name, detail);
        const cancelable = contract.events[name as `atria-${string}`]?.cancelable ?? false;
        return fire(this, name, { detail, bubbles: true, composed: true, cancelable });
      },
      hold: () => {
        this.#holds++;
        let held = true;
        return () => {
          if (!held) return;
          held = false;
          this.#holds--;
          this.#settle();
        };
      },
      announce: (text) => {
        region ??= new LiveRegion(() => this.container.querySelector('[part~=root]'));
        region.say(text);
      },
    };
  }

  /** The property with the value of an attribute. */
  static property(name: string): PropertyDescriptor & ThisType<WidgetElement> {
    return {
      configurable: true,
      enumerable: true,
      get() {
        return this.#values.read().values[name];
      },
      set(value: unknown) {
        this.#values.set(name, value);
      },
    };
  }
}

/** Makes the custom element of a contract. */
// biome-ignore lint/suspicious/noExplicitAny: the view's props come from the contract.
export function makeElement(contract: Contract, view: ComponentType<any>, isNeeded?: IsNeeded) {
  const attributes: Attributes = { ...contract.attributes, ...commonAttributes };
  const names = Object.keys(attributes);
  class Element extends WidgetElement {
    static override readonly contract = contract;
    static override readonly view = view;
    static override readonly isNeeded = isNeeded;
    static override readonly attributes = attributes;
    static readonly observedAttributes = names.flatMap(spellings);
  }
  for (const name of names)
    Object.defineProperty(Element.prototype, name, WidgetElement.property(name));
  return Element;
}
