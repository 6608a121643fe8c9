import { Component, Fragment } from 'react';
import type { Elements } from './elements';

interface Props {
  readonly tag: string;
  readonly fallback: Elements;
  readonly children: Elements;
}

interface State {
  readonly failed: boolean;
  /** How often the children were made anew. */
  readonly turn: number;
}

/**
 * Keeps what is broken to itself [IMP-04]. What throws is made anew once, since a page's script
 * may have changed the nodes under it; when that throws too, the fallback stands in its place.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, turn: 0 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const first = this.state.turn === 0;
    console.error(`<${this.props.tag}> ${first ? 'starts anew' : 'stopped'}:`, error);
    if (first) this.setState({ failed: false, turn: 1 });
  }

  override render() {
    const { failed, turn } = this.state;
    return failed ? this.props.fallback : <Fragment key={turn}>{this.props.children}</Fragment>;
  }
}
