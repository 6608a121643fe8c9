import type { Surface } from '../../scripts/release/surface';
import { baseAddress } from '../../src/api/call-address';
import { exchange } from '../check-api/exchange';
import type { Options as ApiOptions } from '../check-api/options';
import { type Asker, createAsker, whyNot } from './asker';
import { calls } from './checks/calls';
import { captcha } from './checks/captcha';
import { contentPolicy } from './checks/content-policy';
import { files } from './checks/files';
import { head } from './checks/head';
import { inBrowser } from './checks/in-browser';
import { settings } from './checks/settings';
import { shop } from './checks/shop';
import { tags } from './checks/tags';
import { areas, type Finding, findingsOf } from './finding';
import { linesOf } from './lines';
import type { Check, Patient, Release } from './patient';
import { policiesIn } from './policy';
import { type Page, readPage } from './read-page';

/** The input of the doctor. */
export interface Options {
  readonly page: URL;
  /** Sent with the page's request and its calls, such as Authorization. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeout: number;
  /** The path of a Chromium on this machine; without one the page is not opened. */
  readonly chromium?: string | undefined;
}

export interface Report {
  /** The address of the page, after redirects. */
  readonly page: string;
  readonly tags: number;
  readonly findings: readonly Finding[];
}

async function releaseOf(asker: Asker, loader: URL | undefined): Promise<Release | undefined> {
  if (!loader) return undefined;
  const found = await asker.ask(loader);
  if (whyNot(found)) return undefined;
  const base = new URL('.', found.url);
  const contracts = await asker.ask(new URL('contracts.json', base));
  const surface = whyNot(contracts) ? undefined : (JSON.parse(contracts.text) as Surface);
  return { base, surface };
}

const policyIn = (page: Page) =>
  page.elements
    .filter(({ localName }) => localName === 'meta')
    .filter((one) => /^content-security-policy$/i.test(one.getAttribute('http-equiv') ?? ''))
    .flatMap((one) => policiesIn(one.getAttribute('content') ?? ''));

function apiOf(page: Page, options: Options): ApiOptions {
  const site = page.url.origin;
  const base = (baseAddress(page.settings.apiBase ?? '', site)?.href ?? site).replace(/\/$/, '');
  const isOwn = new URL(base).origin === site;
  return {
    ...{ site, page: page.url, base, headers: options.headers, timeout: options.timeout },
    ...{ write: false, only: [], given: {}, json: false, remarks: [] },
    withCookies: isOwn || page.settings.apiCredentials === 'include',
    tokenHeader: page.settings.antiForgeryHeader ?? 'X-XSRF-TOKEN',
  };
}

/** The findings about the page's own answer. */
const onAnswer = (status: number, headers: Headers): Finding[] => {
  const { wrong } = findingsOf('page');
  const type = headers.get('content-type') ?? 'none';
  return [
    ...(status === 200 ? [] : [wrong(`it is answered ${status}`, 'look at another page')]),
    ...(/html/.test(type) ? [] : [wrong(`it has Content-Type ${type}`, 'answer text/html')]),
  ];
};

/**
 * Examines a live page and the files it names, with the requests of a browser.
 *
 * @returns the problems and their remedies, in the order of `areas`
 * @throws NoAnswer if the page cannot be reached
 */
export async function examine(
  options: Options,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Report> {
  const request = new Request(options.page, {
    headers: { Accept: 'text/html', ...options.headers },
  });
  const { status, headers, text, redirects } = await exchange(
    fetch,
    request,
    options.timeout,
    () => {},
  );
  const page = readPage(text, new URL(redirects.at(-1) ?? options.page), headers);
  const lines = linesOf(page);
  const loader = lines.find(({ role }) => role === 'loader');
  const asker = createAsker(fetch, page.url.origin, options.timeout);
  const patient: Patient = {
    ...{ page, lines, loader, asker, fetch },
    policies: [...policiesIn(headers.get('content-security-policy') ?? ''), ...policyIn(page)],
    release: await releaseOf(asker, loader?.address),
    api: apiOf(page, options),
  };
  const checks: readonly Check[] = [
    ...[head, files, contentPolicy, settings, captcha, shop, tags, calls],
    ...(options.chromium ? [inBrowser(options.chromium)] : []),
  ];
  const found = await Promise.all(checks.map((check) => check(patient)));
  const order = Object.keys(areas);
  const findings = [...onAnswer(status, headers), ...found.flat()].sort(
    (one, other) => order.indexOf(one.area) - order.indexOf(other.area),
  );
  return { page: page.url.href, tags: page.widgets.length, findings };
}
