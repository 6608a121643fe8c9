import { useCallback, useState } from 'react';

/** The last event, for those who do not see it. */
export function useAnnounced() {
  const [text, setText] = useState('');
  const announce = useCallback((said: string) => {
    // The same text twice is a change as well.
    setText((before) => (before === said ? `${said}\u00a0` : said));
  }, []);
  return { text, announce };
}

export const Announced = ({ text }: { text: string }) => (
  <p className="unseen" role="status">
    {text}
  </p>
);
