import { act } from '@testing-library/react';

/** Goes to a hash of the page, as a link, Back or Forward does: a present hash is no change. */
export const goToHash = (hash: string): void =>
  act(() => {
    const before = window.location.hash;
    window.location.hash = hash;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    if (window.location.hash !== before) window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
