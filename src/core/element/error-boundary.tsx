import { Component, type ReactNode } from 'react';

interface Props {
  readonly tag: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a broken widget to itself: says so once in the console and shows its fallback [IMP-04]. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`<${this.props.tag}> stopped:`, error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
