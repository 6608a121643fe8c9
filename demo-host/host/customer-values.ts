import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Backend } from '../../stand-in/api/app';
import { askAs } from './ask-as';
import type { Place } from './site';

interface Customer {
  readonly loggedIn?: boolean;
  readonly email?: string;
}

/** The shop customer's data on a product page: the user name of a logged-in visitor. */
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
    // A visitor who asked for a fault sees it in the widgets: the page itself is still sent.
    return {};
  }
}
