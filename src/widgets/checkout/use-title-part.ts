import { useEffect } from 'react';

/**
 * Puts a part of the page before its title while it is shown, so that tabs, history and screen
 * readers distinguish it from the others; '' for none. A title that the page has changed since is
 * kept.
 */
export function useTitlePart(part: string): void {
  useEffect(() => {
    if (!part) return;
    const { title } = document;
    const told = `${part} – ${title}`;
    document.title = told;
    return () => {
      if (document.title === told) document.title = title;
    };
  }, [part]);
}
