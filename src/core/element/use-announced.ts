import { useEffect, useRef } from 'react';
import { useWidget } from './widget-context';

/**
 * Announces a text to screen readers each time it changes.
 * @param of announces again when this changes, instead of the text
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
