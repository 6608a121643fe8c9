import { useEffect, useRef } from 'react';
import { useWidget } from './widget-context';

/**
 * Says a text to screen readers each time it is another one.
 * @param of says instead when it is said again, however the text has changed
 */
export function useAnnounced(text: string | false | undefined, of: unknown = text): void {
  const { announce } = useWidget();
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    if (last.current === of) return;
    last.current = of;
    if (text) announce(text);
  }, [announce, text, of]);
}
