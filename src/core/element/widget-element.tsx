import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { reportFailures } from '../../api/report-failures';
import { pageSettings } from '../page/settings';
import { adoptStyles } from '../style/style-sheet';
import { readBlock } from './block-data';
import { tellFailedCall } from './call-failures';
import { checkEvent } from './check-event';
import { commonAttributes } from './common.attributes';
import { type Attributes, attributeName, type Contract } from './contract';
import { type Environment, environmentOf, isSame } from './environment';
import { whenReadable } from './json-text';
import { LiveRegion } from './live-region';
import { mountSoon } from './mount-queue';
import { type Problem, reportProblem } from './problem';
import { type AttributeValues, readValues } from './values';
import type { Widget } from './widget-context';
import { WidgetFrame, type WidgetFrameProps } from './widget-frame';

// The symbols r2wc registers for its own use: what it hands to React, its root, and its render.
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

/**
 * An attribute's name, and the property's as it ends up in a tag: before the upgrade frameworks
 * write what is given by that name as an attribute.
 */
const spellings = (name: string): string[] => [attributeName(name), name.toLowerCase()];

// What most elements have nothing of stands here once.
const nothing: AttributeValues = {};
const noProblems: readonly Problem[] = [];
/** What a boundary has caught and said, React need not say again. */
const rootOptions = { onCaughtError: () => {} };

/**
 * Makes the custom element of a contract. r2wc mounts React in the shadow root; this subclass
 * reads attributes, properties and blocks itself, because r2wc leaves a bare boolean undefined,
 * keeps the value of an emptied or removed attribute, throws on bad JSON, forgets properties set
 * before the upgrade and unmounts an element that is only moved.
 */
// biome-ignore lint/suspicious/noExplicitAny: the view's props come from the contract.
export function makeElement(contract: Contract, view: ComponentType<any>) {
  const tag = `atria-${contract.name}`;
  const attributes: Attributes = { ...contract.attributes, ...commonAttributes };
  const names = Object.keys(attributes);
  const hasData = Object.values(contract.attributes).some(({ kind }) => kind === 'json');

  // The frame around the view, which is not rendered before its props have been read.
  const Base = r2wc(WidgetFrame as unknown as ComponentType, {
    shadow: 'open',
    props: [],
  }) as unknown as new () => R2wcElement;

  class WidgetElement extends Base {
    static readonly contract = contract;
    static get observedAttributes() {
      return names.flatMap(spellings);
    }
    /** One for all elements of the tag: it sees blocks that come late or are written anew. */
    static readonly #observer = hasData ? new MutationObserver(WidgetElement.#changed) : undefined;
    static #changed(records: readonly MutationRecord[]) {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const host = element?.closest<WidgetElement>(tag);
        if (host) host.#refresh();
      }
    }
    #properties: AttributeValues = nothing;
    #fallback: HTMLSlotElement | undefined;
    #internals = this.attachInternals?.();
    #leaving = false;
    #queued = false;
    #mounted = false;
    #holds = 0;
    [problemsKey] = noProblems;
    #isPainted = false;
    #isReady = false;

    constructor() {
      super();
      adoptStyles(this.container);
    }

    override connectedCallback() {
      // Moved within the page: the unmount that waits is taken back and React keeps its state.
      if (this.#leaving) {
        this.#leaving = false;
        if (this.#mounted) return;
      }
      this.#takeEarlyProperties();
      WidgetElement.#observer?.observe(this, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      mountSoon(this);
    }

    /** Makes the React tree; called by the queue that the element waits in. */
    mount() {
      this.#mounted = true;
      this[r2wcProps] = this.#model();
      // A root of our own instead of r2wc's, which says what a boundary has caught a second time.
      const root = createRoot(this.container, rootOptions);
      this[r2wcContext] = { root, ReactComponent: WidgetFrame };
      super.connectedCallback();
    }

    /** `moveBefore` keeps all there is. */
    connectedMoveCallback() {}

    override disconnectedCallback() {
      this.#leaving = true;
      queueMicrotask(() => {
        if (!this.#leaving) return;
        this.#leaving = false;
        this.#mounted = false;
        this.#isPainted = false;
        super.disconnectedCallback();
        this.#isReady = false;
        this.#internals?.states?.delete('ready');
      });
    }

    override attributeChangedCallback() {
      this.#refresh();
    }

    /** The value in force of an attribute, by its property name. */
    currentValue(name: string): unknown {
      return this.#read().values[name];
    }

    /**
     * Sets a property. Null or undefined takes it back and the attribute with it: before the
     * upgrade frameworks write an attribute of what they set as a property after it.
     */
    setProperty(name: string, value: unknown) {
      this.#setProperty(name, value);
      if (value == null) for (const one of spellings(name)) this.removeAttribute(one);
      this.#refresh();
    }

    #setProperty(name: string, value: unknown) {
      if (this.#properties === nothing) this.#properties = {};
      this.#properties[name] = value;
    }

    /** Shows what the page put between the tags, for as long as the view keeps waiting [ELEM-09]. */
    showFallback() {
      this.#fallback ??= this.container.appendChild(document.createElement('slot'));
    }

    // The view has painted: what the page put between the tags can go [ELEM-09].
    static #painted(host: HTMLElement | null) {
      const element = host as WidgetElement;
      element.#fallback?.remove();
      element.#fallback = undefined;
      element.#isPainted = true;
      element.#settle();
    }

    #settle() {
      if (!this.#isPainted || this.#holds > 0 || this.#isReady) return;
      this.#isReady = true;
      try {
        this.#internals?.states?.add('ready');
      } catch {
        // Engines that take only --names here do not know `:state()`, for which it is set.
      }
      this.dispatchEvent(new Event('atria-paint', { bubbles: true, composed: true }));
    }

    #hold() {
      this.#holds++;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        this.#holds--;
        this.#settle();
      };
    }

    #emit(name: string, detail: unknown) {
      if (import.meta.env.DEV) checkEvent(contract, name, detail);
      const cancelable = contract.events[name as `atria-${string}`]?.cancelable ?? false;
      return this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
      );
    }

    #takeEarlyProperties() {
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value = (this as unknown as AttributeValues)[name];
        delete (this as unknown as AttributeValues)[name];
        this.#setProperty(name, value);
      }
    }

    // Several changes in a row make one render.
    #refresh() {
      if (this.#queued || !this.#mounted) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        if (!this.#mounted) return;
        this[r2wcProps] = this.#model();
        this[r2wcRender]();
      });
    }

    #read() {
      const attribute = (name: string) =>
        this.getAttribute(attributeName(name)) ?? this.getAttribute(name);
      const { block, problem } = hasData
        ? readBlock(this, this.#properties.blockId ?? attribute('blockId'))
        : { block: {}, problem: undefined };
      const { values, problems } = readValues(attributes, {
        properties: this.#properties,
        attribute,
        block,
        page: pageSettings().defaults,
      });
      return { values, problems: problem ? [problem, ...problems] : problems };
    }

    /** What can be said now of what is wrong; the rest is read again when more is known. */
    #settled(problems: Problem[]): readonly Problem[] {
      if (problems.some(({ isUnread }) => isUnread)) whenReadable().then(() => this.#refresh());
      this[problemsKey] =
        problems.length > 0 ? problems.filter(({ isUnread }) => !isUnread) : noProblems;
      return this[problemsKey];
    }

    #model(): WidgetFrameProps {
      const { values, problems } = this.#read();
      const environment = environmentOf(values, pageSettings(), location);
      // The same object while nothing in it changed, so that the context does not re-render all.
      const { widget: known } = this[r2wcProps];
      const widget =
        known && isSame(known, environment.page) ? known : this.#widget(environment.page);
      const all = this.#settled([...problems, ...environment.problems]);
      // What is missing may still come by a property, so visitors' consoles do not hear of it.
      for (const problem of all)
        if (problem.given || pageSettings().editMode) reportProblem(tag, problem);
      return {
        widget,
        view,
        values: pick(values, contract.attributes),
        onPaint: WidgetElement.#painted,
      };
    }

    #widget(page: Environment['page']): Widget {
      let region: LiveRegion | undefined;
      return {
        ...page,
        api: reportFailures(page.api, (failure) => tellFailedCall(this, failure)),
        tag,
        host: this,
        emit: (name, detail) => this.#emit(name, detail),
        hold: () => this.#hold(),
        announce: (text) => {
          region ??= new LiveRegion(() => this.container.querySelector('[part~=root]'));
          region.say(text);
        },
      };
    }
  }

  for (const name of names)
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.currentValue(name);
      },
      set(this: WidgetElement, value: unknown) {
        this.setProperty(name, value);
      },
    });
  return WidgetElement;
}

const pick = (values: AttributeValues, attributes: Attributes): AttributeValues =>
  Object.fromEntries(Object.keys(attributes).map((name) => [name, values[name]]));
