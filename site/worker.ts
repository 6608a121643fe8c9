/**
 * The service worker of the built site: it answers the widgets' calls in place of a back end, and
 * the few addresses of the shop that are no files. All else is the static host's.
 */

import { type Brand, isBrand } from '../src/core/page/brand';
import { pageHeader } from '../stand-in/api/site';
import { hostAddressOf, hostOf, withAddresses, withAddressesIn } from './addresses';
import { keptBackEnd } from './back-end';
import { isDoor } from './doors';
import { fillsOf } from './visit-pages';

declare const self: ServiceWorkerScope;
declare const __RELEASE__: string;

const base = new URL('./', self.location.href);
const here = (path: string): string => base.pathname + path;

/** The path below the site's folder; undefined of what lies elsewhere. */
const pathBelow = ({ href }: URL): string | undefined =>
  href.startsWith(base.href) ? href.slice(base.href.length) : undefined;

const backEnd = keptBackEnd(__RELEASE__);

/** A request as the back end reads it: at its own address, with the page that it came from. */
async function asked(request: Request, address: string, page = ''): Promise<Request> {
  const { method } = request;
  const headers = new Headers(request.headers);
  if (page) headers.set(pageHeader, page);
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(address, { method, headers, body });
}

async function pageOf({ request, clientId }: FetchEvent): Promise<string> {
  const client = request.referrer || (await self.clients.get(clientId))?.url;
  return (client && hostAddressOf(pathBelow(new URL(client)) ?? '')) || hostOf('atriafi');
}

const siteOf = (page: string): Brand => {
  const { hostname, searchParams } = new URL(page);
  return [searchParams.get('brand'), hostname.split('.')[0]].find(isBrand) ?? 'atriafi';
};

/** A call of a widget, answered with addresses of this site. */
async function answerCall(event: FetchEvent): Promise<Response> {
  const page = await pageOf(event);
  const { pathname, search } = new URL(event.request.url);
  const request = await asked(event.request, new URL(pathname + search, page).href, page);
  try {
    const answer = await (await backEnd).ask(request);
    const text = await answer.text();
    const { status } = answer;
    const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' };
    if (!headers['Content-Type'].includes('json')) return new Response(text, { status, headers });
    try {
      const told = withAddressesIn(JSON.parse(text), siteOf(page), here);
      return new Response(JSON.stringify(told), { status, headers });
    } catch {
      // Asked to be malformed.
      return new Response(text, { status, headers });
    }
  } catch {
    // Asked to be offline.
    return Response.error();
  }
}

/** A purchase, a payment, a door: a page of the back end, or the way on from it. */
async function answerDoor(request: Request, path: string): Promise<Response> {
  const { href } = new URL(hostAddressOf(path) ?? '');
  const page = hostAddressOf(pathBelow(new URL(request.referrer || base.href)) ?? '');
  const answer = await (await backEnd).ask(await asked(request, href, page));
  const location = answer.headers.get('Location');
  // Where the visitor was, as the page said it, or a path of the back end's own.
  const isOwn = location?.startsWith(here('sites/'));
  if (location) {
    const way = isOwn ? location : withAddresses(location, 'lihakauppa', here);
    return Response.redirect(new URL(way, base).href, 303);
  }
  const text = withAddresses(await answer.text(), 'lihakauppa', here);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'",
  };
  return new Response(text, { status: answer.status, headers });
}

/** A page of the host, with what this visit knows put in; undefined where there is nothing to. */
async function answerPage(request: Request, path: string): Promise<Response> {
  const [fills, page] = await Promise.all([
    fillsOf(path, { url: new URL(request.url), backEnd: await backEnd }),
    fetch(request),
  ]);
  if (fills.length === 0 || !page.ok || page.redirected) return page;
  const html = fills.reduce((text, fill) => fill(text), await page.text());
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page that was loaded past the worker, as by a hard reload, asks to be taken in.
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== base.origin) return;
  const path = pathBelow(url);
  if (request.mode === 'navigate') {
    if (path === undefined) return;
    if (isDoor(path)) event.respondWith(answerDoor(request, path));
    else if (request.method === 'GET' && path.startsWith('sites/'))
      event.respondWith(answerPage(request, path));
  } else if (url.pathname.startsWith('/api/')) event.respondWith(answerCall(event));
});
