import { orderText, paymentMessages, unknownOrder } from '../demo-host/host/order-text';
import { escapeHtml } from '../scripts/shared/escape-html';
import { hostOf } from './addresses';
import type { KeptBackEnd } from './back-end';

const shop = hostOf('lihakauppa');

/** A page's markup with what this visit knows. */
export type Filled = (html: string) => string;

/** The parts of a visit that its pages say: who is logged in, what was ordered, what was liked. */
interface Visit {
  readonly url: URL;
  readonly backEnd: KeptBackEnd;
}

const asked = async ({ backEnd }: Visit, path: string) =>
  (await backEnd.ask(new Request(`${shop}${path}`))).json();

/** The confirmation says what was ordered. */
async function withOrder(visit: Visit): Promise<Filled> {
  const id = visit.url.searchParams.get('tilaus');
  const order = id && (await asked(visit, `/tilaukset/${encodeURIComponent(id)}`));
  return (html) => (order ? html.replace(unknownOrder, () => orderText(order)) : html);
}

/** The checkout says how a payment ended that was not made. */
function withMessage({ url }: Visit): Filled {
  const message = paymentMessages[url.searchParams.get('maksu') ?? ''] ?? '';
  return (html) =>
    html.replace('<atria-checkout message=""', `<atria-checkout message="${message}"`);
}

/** The login leads back to where the visitor was. */
function withWayBack({ url }: Visit): Filled {
  const to = encodeURIComponent(url.searchParams.get('to') ?? '/');
  return (html) => html.replaceAll(/(?<=[?&;]to=)%2F(?=")/g, to);
}

/** A product's page names the customer who writes a review. */
async function withCustomer(visit: Visit): Promise<Filled> {
  const { loggedIn, email = '' } = await asked(visit, '/api/lk/customer');
  const name = loggedIn ? escapeHtml(email.split('@')[0]) : '';
  return (html) => html.replace(' user-name=""', ` user-name="${name}"`);
}

/** Like buttons count what this visitor has liked. */
const withLikes =
  ({ backEnd }: Visit): Filled =>
  (html) =>
    html.replace(
      /(content-id="([^"]+)" like-count=")(\d+)/g,
      (_, start: string, id: string, count: string) =>
        `${start}${Number(count) + backEnd.likesOf(id)}`,
    );

/** By the page's path below the shop's folder: what its markup lacks. */
const ofShop: readonly (readonly [
  path: RegExp,
  fill: (visit: Visit) => Promise<Filled> | Filled,
])[] = [
  [/^kassa\/kiitos\/$/, withOrder],
  [/^kassa\/$/, withMessage],
  [/^kirjaudu\/$/, withWayBack],
  [/^tuotteet\/.+/, withCustomer],
];

/** What a page's markup has to be filled with, in order; none of most pages. */
export async function fillsOf(path: string, visit: Visit): Promise<readonly Filled[]> {
  const [, ownPath] = /^sites\/lihakauppa\/([^?#]*)/.exec(path) ?? [];
  const [, own] = ofShop.find(([one]) => ownPath !== undefined && one.test(ownPath)) ?? [];
  const isLiked = visit.backEnd.store.likes.size > 0;
  return [...(own ? [await own(visit)] : []), ...(isLiked ? [withLikes(visit)] : [])];
}
