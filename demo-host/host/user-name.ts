import type { Backend } from '../api/app';
import type { Place } from './site';

interface Customer {
  readonly loggedIn?: boolean;
  readonly email?: string;
}

/** The user name of who is logged in to the shop, which its product pages print; '' for nobody. */
export async function userNameFor(
  { site, path, url }: Place,
  { headers }: Request,
  { app }: Backend,
): Promise<string> {
  if (site !== 'lihakauppa' || !path.startsWith('/tuotteet/')) return '';
  const asked = new Request(new URL('/api/lk/customer', url), { headers });
  try {
    const answer = await app.fetch(asked);
    const { loggedIn, email = '' }: Customer = answer.ok ? await answer.json() : {};
    return loggedIn ? (email.split('@')[0] ?? '') : '';
  } catch {
    // Whoever asked for a fault sees it in the widgets: the page itself still comes.
    return '';
  }
}
