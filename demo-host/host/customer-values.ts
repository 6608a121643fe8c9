import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Backend } from '../../stand-in/api/app';
import { customers } from '../../stand-in/data/customers';
import { askAs } from './ask-as';
import type { Place } from './site';

interface Customer {
  readonly loggedIn?: boolean;
  readonly email?: string;
}

/**
 * The shop customer's data on a product page: the name that a logged-in visitor's review is signed
 * with. It is public, so it tells nothing of the account but the first name.
 */
export async function customerValues(
  { site, path }: Place,
  request: Request,
  backend: Backend,
): Promise<Record<string, string>> {
  if (site !== 'lihakauppa' || !path.startsWith('/tuotteet/')) return {};
  try {
    const answer = await askAs(backend, request, '/api/lk/customer');
    const { loggedIn, email }: Customer = answer.ok ? await answer.json() : {};
    const { firstName = '' } = customers.find((one) => one.email === email) ?? {};
    return loggedIn ? { 'user-name': escapeHtml(firstName) } : {};
  } catch {
    // A visitor who asked for a fault sees it in the widgets: the page itself is still sent.
    return {};
  }
}
