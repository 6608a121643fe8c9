import { Component, Fragment } from 'react';
import type { Elements } from './elements';

interface State {
  readonly failed: boolean;
  /** How often the children were made anew. */
  readonly turn: number;
}

const whole: State = { failed: false, turn: 0 };

/**
 * Keeps what is broken to itself [IMP-04]. What throws is made anew once, since a page's script
 * may have changed the nodes under it; when that throws too, `render` puts a fallback in its place.
 */
export abstract class Boundary<P> extends Component<P, State> {
  override state = whole;
  /** Of the widget, for the console. */
  protected abstract readonly tag: string;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const first = this.state.turn === 0;
    console.error(`<${this.tag}> ${first ? 'starts anew' : 'stopped'}:`, error);
    if (first) this.setState({ failed: false, turn: 1 });
  }
}

interface Props {
  readonly tag: string;
  readonly fallback: Elements;
  readonly children: Elements;
}

/** A boundary around a part of a view. */
export class ErrorBoundary extends Boundary<Props> {
  protected get tag() {
    return this.props.tag;
  }

  override render() {
    const { failed, turn } = this.state;
    return failed ? this.props.fallback : <Fragment key={turn}>{this.props.children}</Fragment>;
  }
}
