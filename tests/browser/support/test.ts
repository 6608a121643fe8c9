import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

/** Console messages about missing files of the bundle, and about failing calls. */
const kinds = {
  files: /^Failed to load resource: .* \S+\/atria\/|did not load|a part could not be loaded/,
  calls: /^Failed to load resource: .* \S+\/api\/|^<atria-[\w-]+> (GET|POST) /,
} as const;
/** The picture and the film of examples that show a missing one; `x` is hostile. */
const meant = /^Failed to load resource: .* \S+\/(pictures\/none(\?\S*)?|videos\/ei-ole\.mp4|x)$/;

/**
 * Playwright's own, of a clock that the test before has installed: it takes its scripts out of the
 * reused context one by one, and a document that loads meanwhile runs those that remain.
 */
const ofFormerClock = /^uncaught: Cannot read properties of undefined \(reading 'controller'\)$/;

/** The test makes something fail: console messages about it fail no test. */
type ExpectFaults = (...faults: readonly (keyof typeof kinds | RegExp)[]) => void;

/** For the browser's own messages only the address tells the cause. */
const textOf = (message: ConsoleMessage): string =>
  message.args().length > 0 ? message.text() : `${message.text()} ${message.location().url}`;

/**
 * The test of all browser tests: it fails by each uncaught exception and each error in the console,
 * on any page, that it does not expect.
 */
export const test = base.extend<{ readonly expectFaults: ExpectFaults }>({
  expectFaults: [
    async ({ browser, context }, use) => {
      const told: string[] = [];
      const expected: RegExp[] = [meant, ofFormerClock];
      const watch = (one: BrowserContext) => {
        one.on('weberror', (event) => told.push(`uncaught: ${event.error().message}`));
        one.on('console', (message) => {
          if (message.type() === 'error') told.push(textOf(message));
        });
        // On the pages of the widgets some examples' calls fail on purpose.
        one.on('request', (request) => {
          if (request.isNavigationRequest() && /\/widgets\/[\w-]+/.test(request.url()))
            expected.push(kinds.calls);
        });
      };
      // The pages that a test opens in its own windows.
      browser.on('context', watch);
      watch(context);
      await use((...faults) => {
        for (const one of faults) expected.push(typeof one === 'string' ? kinds[one] : one);
      });
      browser.off('context', watch);
      const unexpected = told.filter((text) => !expected.some((fault) => fault.test(text)));
      expect(unexpected, 'said in the console, which no test expects').toEqual([]);
    },
    { auto: true },
  ],
});
