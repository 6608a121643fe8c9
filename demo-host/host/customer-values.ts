import type { Backend } from '../api/app';
import { escapeHtml } from './escape';
import type { Place } from './site';

interface Customer {
  readonly loggedIn?: boolean;
  readonly email?: string;
}

/** What a product page prints of the shop's customer: the user name of who is logged in. */
export async function customerValues(
  { site, path, url }: Place,
  { headers }: Request,
  { app }: Backend,
): Promise<Record<string, string>> {
  if (site !== 'lihakauppa' || !path.startsWith('/tuotteet/')) return {};
  const asked = new Request(new URL('/api/lk/customer', url), { headers });
  try {
    const answer = await app.fetch(asked);
    const { loggedIn, email = '' }: Customer = answer.ok ? await answer.json() : {};
    return loggedIn ? { 'user-name': escapeHtml(email.split('@')[0] ?? '') } : {};
  } catch {
    // Whoever asked for a fault sees it in the widgets: the page itself still comes.
    return {};
  }
}
