import { afterEach, vi } from 'vitest';

// A worker goes on from file to file: each has our modules anew, and with them what they keep.
vi.resetModules();

// Tests of pure logic run without a document and skip all this.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // What is missing, in its first lines; the whole page below them hides the sentence.
  configure({
    // A busy machine takes its time for what is imported late; who waits, waits for a condition.
    asyncUtilTimeout: 15_000,
    getElementError: (message) => new Error(message?.split('\n\n').slice(0, 2).join('\n')),
  });
  afterEach(() => {
    cleanup();
    // What a test itself put into the page would stand in that of the next file too.
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}

// Nothing is painted here.
vi.mock('../../../src/core/search/painted', () => ({ painted: () => Promise.resolve() }));
