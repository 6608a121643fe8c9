import { openRawPage } from '../../../scripts/shared/raw-chromium/raw-page';
import { type Finding, findingsOf } from '../finding';
import type { Check } from '../patient';

const { wrong, better } = findingsOf('browser');

/** What a page reports to developers, see docs/guides/nothing-shows.md. */
interface Said {
  readonly problems: readonly { readonly name: string; readonly text: string }[];
  readonly refused: readonly string[];
}

/** Runs in the page before its own scripts. */
const listen = `
  self.refusedByPolicy = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    refusedByPolicy.push(effectiveDirective + ' ' + blockedURI));
`;
const ask = `JSON.stringify({
  problems: (self.atria?.problems?.() ?? []).map(({ tag, text }) => ({ name: '<' + tag + '>', text })),
  refused: self.refusedByPolicy,
})`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads until the page reports the same for two seconds, at most as long as a visitor would wait.
 */
async function saidBy(evaluate: (expression: string) => Promise<string>): Promise<Said> {
  let last = '';
  for (let same = 0, tries = 0; same < 4 && tries < 60; tries++) {
    const now = await evaluate(ask);
    same = now === last ? same + 1 : 0;
    last = now;
    await wait(500);
  }
  return JSON.parse(last);
}

/** Opens the page as a visitor's browser does, in a Chromium on this machine. */
export const inBrowser =
  (chromium: string): Check =>
  async ({ page }) => {
    const raw = await openRawPage({ chromium, before: listen });
    try {
      const address = new URL(page.url);
      address.searchParams.set('atria-debug', '');
      await raw.go(address.href);
      const { problems, refused } = await saidBy(raw.evaluate<string>);
      return [
        ...problems.map(
          ({ name, text }): Finding => wrong(`${name}: ${text}`, 'edit mode shows it in its place'),
        ),
        ...[...new Set(refused)].map((one) =>
          better(`the policy refused ${one}`, 'allow it, if the page needs it'),
        ),
      ];
    } finally {
      await raw.close();
    }
  };
