import { Component, Fragment } from 'react';
import { tellError } from '../../tell-error';
import type { Elements } from './elements';
import type { Widget } from './widget-context';

type Values = Readonly<Record<string, unknown>>;

interface BoundaryProps {
  /** The tag that console lines and the list of problems name for its failures. */
  readonly widget: Pick<Widget, 'tag'> & { readonly host: Host | null };
  /** What the children are rendered from: when it changes, they are rendered anew. */
  readonly values: Values;
}

/** Where the help for editors (src/help) finds the errors that have stopped parts of an element. */
const stoppedKey = Symbol.for('atria.stopped');
/** A stopped part may have restarted since, as its state says. */
export type Stopped = ReadonlyMap<{ readonly state: { readonly failed: boolean } }, unknown>;
interface Host extends Element {
  [stoppedKey]?: Stopped;
}

interface State {
  readonly failed: boolean;
  /** When the children last restarted, in ms of the page; NaN before that. Their key. */
  readonly madeAt: number;
}

const whole: State = { failed: false, madeAt: Number.NaN };

/** How long restarted children must have run before they may restart again, in ms. */
const stable = 10_000;

/** Whether values are equal; functions hold no data, so a new function counts as equal. */
const areSameValues = (values: Values, before: Values): boolean =>
  Object.keys(values).every(
    (name) => values[name] === before[name] || typeof values[name] === 'function',
  );

/**
 * Keeps an error inside its part of the view [IMP-04]. Children that throw restart once, since a
 * page's script may have changed the nodes below. When they throw again, `render` shows a fallback
 * in their place until the values change.
 */
export abstract class Boundary<P extends BoundaryProps> extends Component<P, State> {
  override state = whole;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { tag, host } = this.props.widget;
    const now = performance.now();
    const isLast = now - this.state.madeAt < stable;
    console.error(`<${tag}> ${isLast ? 'stopped' : 'restarts'}:`, error);
    if (!isLast) this.setState({ failed: false, madeAt: now });
    else if (host) {
      host[stoppedKey] = new Map(host[stoppedKey]).set(this, error);
      tellError({ kind: 'stopped', tag }, host);
    }
  }

  override componentDidUpdate({ values }: BoundaryProps) {
    if (this.state.failed && !areSameValues(this.props.values, values)) this.setState(whole);
  }
}

interface Props extends BoundaryProps {
  readonly fallback: Elements;
  readonly children: Elements;
}

/** A boundary around a part of a view. */
export class ErrorBoundary extends Boundary<Props> {
  override render() {
    const { failed, madeAt } = this.state;
    return failed ? this.props.fallback : <Fragment key={madeAt}>{this.props.children}</Fragment>;
  }
}
