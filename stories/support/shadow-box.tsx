import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../src/core/style/style-sheet';

/** A shadow root with the widgets' styles, for content that is no element of its own. */
export function ShadowBox({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    adoptStyles(shadow);
    setRoot(shadow);
  }, []);
  return <div ref={host}>{root && createPortal(children, root)}</div>;
}
