import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { reportFailures } from '../../../src/api/report-failures';
import { tellFailedCall } from '../../../src/core/element/call-failures';
import { commonAttributes } from '../../../src/core/element/common.attributes';
import type { Contract } from '../../../src/core/element/contract';
import { environmentOf } from '../../../src/core/element/environment';
import { attributeName } from '../../../src/core/element/reading/attribute-text';
import { readBlock } from '../../../src/core/element/reading/block-data';
import { readValues } from '../../../src/core/element/reading/values';
import { pageSettings } from '../../../src/core/page/settings';
import { adoptStyles } from './css';
import { NaiveFrame, type NaiveFrameProps } from './widget-frame';

const r2wcProps = Symbol.for('r2wc.props');
const r2wcRender = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  [r2wcProps]: { model?: NaiveFrameProps };
  [r2wcRender](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

const Shell = ({ model }: { model?: NaiveFrameProps }) => model && <NaiveFrame {...model} />;

/**
 * The usual element of one view, as ours was before it was optimised: all of React's listeners on
 * each root, a render per widget in a task of its own, and observer, region, fallback and closures
 * in each, used or not. Replaces src/core/element/widget-element.tsx in the naive bundle, so that
 * improvements there do not change the reference.
 */
// biome-ignore lint/suspicious/noExplicitAny: the view's props come from the contract.
export function makeElement(contract: Contract, view: ComponentType<any>) {
  const tag = `atria-${contract.name}`;
  const attributes = { ...contract.attributes, ...commonAttributes };
  const names = Object.keys(attributes);
  const hasData = Object.values(contract.attributes).some(({ kind }) => kind === 'json');
  const Base = r2wc(Shell as ComponentType, {
    shadow: 'open',
    props: [],
  }) as unknown as new () => R2wcElement;

  return class NaiveElement extends Base {
    static get observedAttributes() {
      return names.map(attributeName);
    }
    #fallback = document.createElement('slot');
    #observer = hasData ? new MutationObserver(() => this.#refresh()) : undefined;
    #internals = this.attachInternals();
    #holds = 0;
    #isPainted = false;
    #isReady = false;

    constructor() {
      super();
      adoptStyles(this.container);
      this.container.append(this.#fallback);
    }

    override connectedCallback() {
      this.#observer?.observe(this, { childList: true, characterData: true, subtree: true });
      this[r2wcProps].model = this.#model();
      super.connectedCallback();
    }

    override disconnectedCallback() {
      this.#observer?.disconnect();
      super.disconnectedCallback();
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#refresh();
    }

    readonly #painted = () => {
      this.#fallback.remove();
      this.#isPainted = true;
      this.#settle();
    };

    #settle() {
      if (!this.#isPainted || this.#holds > 0 || this.#isReady) return;
      this.#isReady = true;
      this.#internals.states.add('ready');
      this.dispatchEvent(new Event('atria-paint', { bubbles: true, composed: true }));
    }

    readonly #hold = () => {
      this.#holds++;
      let held = true;
      return () => {
        if (held) this.#holds--;
        held = false;
        this.#settle();
      };
    };

    readonly #emit = (name: string, detail: unknown) => {
      const cancelable = contract.events[name as `atria-${string}`]?.cancelable ?? false;
      const options = { detail, bubbles: true, composed: true, cancelable };
      return this.dispatchEvent(new CustomEvent(name, options));
    };

    #refresh() {
      this[r2wcProps].model = this.#model();
      this[r2wcRender]();
    }

    #model(): NaiveFrameProps {
      const attribute = (name: string) => this.getAttribute(attributeName(name));
      const { block } = hasData ? readBlock(this, attribute('blockId')) : { block: {} };
      const page = pageSettings().defaults;
      const { values } = readValues(attributes, { properties: {}, attribute, block, page });
      const environment = environmentOf(values, pageSettings(), location).page;
      const api = reportFailures(environment.api, (failure) => tellFailedCall(this, failure));
      return {
        view,
        values: Object.fromEntries(
          Object.keys(contract.attributes).map((name) => [name, values[name]]),
        ),
        onPaint: this.#painted,
        widget: { ...environment, api, tag, host: this, emit: this.#emit, hold: this.#hold },
      };
    }
  };
}
