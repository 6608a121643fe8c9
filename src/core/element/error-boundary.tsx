import { Component, Fragment } from 'react';
import { tellError } from '../../tell-error';
import type { Elements } from './elements';
import type { Widget } from './widget-context';

type Values = Readonly<Record<string, unknown>>;

interface BoundaryProps {
  /** Whose console lines and list of problems its failures go to. */
  readonly widget: Pick<Widget, 'tag'> & { readonly host: Host | null };
  /** What the children are made of: with others they are made again. */
  readonly values: Values;
}

/** Where the help for editors (src/help) finds what has stopped in an element, with its error. */
const stoppedKey = Symbol.for('atria.stopped');
/** What is there may have begun again since, as its state says. */
export type Stopped = ReadonlyMap<{ readonly state: { readonly failed: boolean } }, unknown>;
interface Host extends Element {
  [stoppedKey]?: Stopped;
}

interface State {
  readonly failed: boolean;
  /** When the children were last made again, in ms of the page; NaN before that. Their key. */
  readonly madeAt: number;
}

const whole: State = { failed: false, madeAt: Number.NaN };

/** How long what was made again must have stood to be made again once more, in ms. */
const stable = 10_000;

/** Whether values are the same; of functions, which hold no data, a new one is no other. */
const isSame = (values: Values, before: Values): boolean =>
  Object.keys(values).every(
    (name) => values[name] === before[name] || typeof values[name] === 'function',
  );

/**
 * Keeps what is broken to itself [IMP-04]. What throws is made again once, since a page's script
 * may have changed the nodes under it; when that throws too, `render` puts a fallback in its place
 * until there are other values.
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
    if (this.state.failed && !isSame(this.props.values, values)) this.setState(whole);
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
