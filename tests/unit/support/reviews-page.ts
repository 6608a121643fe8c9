import { expect } from 'vitest';
import type { Review } from '../../../src/api/reviews';
import { widget } from '../../../src/widgets/reviews/reviews.widget';
import { screen, waitFor } from './dom';
import { openForm } from './form-page';

// The reviews of a product in a page, with answers from the test.

export const path = '/api/review/lihakauppa/';
export const productId = '2002';
export const props = { productId, productName: 'Entrecôte', userName: 'grillimestari' };

export const hit = (id: number, more: Partial<Review> = {}) => ({
  id,
  stars: 5,
  text: `Arvio ${id}`,
  userName: `kokki${id}`,
  isVerified: false,
  ...more,
});
/** A page of the list as the shop answers it. */
export const pageOf = (from: number, to: number, totalCount: number) => ({
  hits: Array.from({ length: to - from + 1 }, (_, index) => hit(from + index)),
  hasMore: to < totalCount,
  totalCount,
  productId,
});

/** Opens the widget with the stand-in back end. */
export const open = () => openForm(widget, { props });
/** Opens it with a given list of the shop, page by page. */
export function openOn(pages: readonly object[], more: object = {}) {
  const asked: URL[] = [];
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') {
      sent.push(await request.json());
      return Response.json({});
    }
    const url = new URL(request.url);
    asked.push(url);
    return Response.json(pages[Number(url.searchParams.get('page')) - 1]);
  };
  const view = openForm(widget, { props: { ...props, ...more }, settings: { fetch } });
  return { ...view, asked, sent };
}
export const cards = () => screen.queryAllByRole('article').map((one) => one.textContent ?? '');
export const listing = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
export const opener = () => screen.getByRole('button', { name: 'Kirjoita arvostelu' });
