import { act } from '@testing-library/react';

/** Goes to a place of the page, as a link, Back or Forward does it. */
export const goToHash = (hash: string): void =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
