import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Backend } from '../../stand-in/api/app';
import { askAs } from './ask-as';
import type { Place } from './site';

interface Customer {
  readonly loggedIn?: boolean;
  readonly email?: string;
}

/** What a product page prints of the shop's customer: the user name of whoever is logged in. */
export async function customerValues(
  { site, path }: Place,
  request: Request,
  backend: Backend,
): Promise<Record<string, string>> {
  if (site !== 'lihakauppa' || !path.startsWith('/tuotteet/')) return {};
  try {
    const answer = await askAs(backend, request, '/api/lk/customer');
    const { loggedIn, email = '' }: Customer = answer.ok ? await answer.json() : {};
    return loggedIn ? { 'user-name': escapeHtml(email.split('@')[0] ?? '') } : {};
  } catch {
    // Whoever asked for a fault sees it in the widgets: the page itself still comes.
    return {};
  }
}
