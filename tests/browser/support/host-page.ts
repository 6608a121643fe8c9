import type { Page } from '@playwright/test';
import { bundlePath } from '../../../demo-host/host/bundle-path';
import { snippet } from '../../../scripts/describe/snippet';
import { held } from '../../support/held';

export { bundlePath };

export interface HostPage {
  /** Markup of the body. */
  readonly body: string;
  /** Markup of the head, before the snippet. */
  readonly head?: string;
  /** Attributes of the loader's tag. */
  readonly script?: string;
  /** Attributes of `<html>`. */
  readonly html?: string;
  /** Whether the documented snippet is missing. */
  readonly bare?: boolean;
  readonly headers?: Record<string, string>;
  readonly path?: string;
  /** On which site; by default the demo host's first. */
  readonly origin?: string;
}

/** The headers of a strict host [design: host pages]. */
export const strictPolicy =
  "default-src 'self'; require-trusted-types-for 'script'; trusted-types atria-captcha atria-html";

/** Opens a page of our own making on the demo host's origin, as a host would print it. */
export async function openHostPage(page: Page, given: HostPage): Promise<void> {
  const {
    body,
    head = '',
    script = '',
    html = 'lang="fi"',
    bare,
    headers,
    path = '/host-page',
    origin = '',
  } = given;
  const loader = bare ? '' : snippet(bundlePath, script).join('');
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html ${html}><head><title>Host</title><meta name="viewport" content="width=device-width">${head}${loader}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${origin}${path}`);
}

/**
 * Collects what later pages must not have: uncaught errors, policy violations and changes of size
 * within an observer's callback, which pages get but Playwright does not.
 */
export async function watchTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (
      /Content.Security.Policy|TrustedHTML|TrustedScript|ResizeObserver loop/i.test(message.text())
    )
      trouble.push(message.text());
  });
  await page.addInitScript(() =>
    addEventListener('error', ({ message, error }) => error || console.warn(message)),
  );
  return trouble;
}

/** Keeps back what is asked for until it is let go. */
export async function keepBack(page: Page, what: RegExp | string): Promise<() => void> {
  const [isGone, go] = held();
  await page.route(what, async (route) => {
    await isGone;
    // The page may have aborted the call meanwhile.
    await route.fallback().catch(() => {});
  });
  return go;
}

/** From now on files fail to load: that many times, or until the returned function is called. */
export async function cutOff(page: Page, files: RegExp | string, times?: number) {
  await page.route(files, (route) => route.fulfill({ status: 503 }), times ? { times } : {});
  return () => page.unroute(files);
}

/** The device loses its connection and has it again. */
export async function reconnect(page: Page) {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/** What is said in the console from now on. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}
