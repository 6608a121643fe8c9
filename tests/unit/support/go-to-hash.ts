import { act } from '@testing-library/react';

/** Goes to a hash of the page, as a link, Back or Forward does. */
export const goToHash = (hash: string): void =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
