import { vi } from 'vitest';
import { navigation } from '../../../src/core/page/location';
// It loads when the field gets the focus; under a stopped clock it would load too late.
import '../../../src/core/quick-search/quick-search-panel';
import { widget } from '../../../src/widgets/quick-search/quick-search.widget';
import { answeringFetch } from './answering-fetch';
import { screen } from './dom';
import { fakeTime } from './fake-time';
import { type RenderOptions, renderWidget } from './render-widget';

// The quick search in a page, with answers from the test.

export const time = fakeTime();

export const hit = (contentId: number, title: string, type = 'RecipePage') => ({
  contentId,
  title,
  type,
  url: `/${contentId}`,
  category: 'Tuotteet',
  teaserText: 'Maistuu aina',
  image: `/pictures/${contentId}.webp`,
});
export const two = { hits: [hit(1, 'Nakki', 'RetailProductPage'), hit(2, 'Nakkikeitto')] };

type Answer = Parameters<typeof answeringFetch>[0];
type Options = RenderOptions<typeof widget.contract>;

/** The box with a back end whose answers the test sets, and a visitor. */
export function show(answer: Answer = () => two, options: Options = {}) {
  const backend = answeringFetch(answer);
  const view = renderWidget(widget, { settings: backend.settings, ...options });
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => {});
  return { ...view, ...backend, go, user: time.user() };
}
export const field = () => screen.getByRole('combobox');
export const hits = () => screen.queryAllByRole('option');

/** Types, and waits until the text has been searched. */
export async function search(user: ReturnType<typeof time.user>, text = 'nakki') {
  await user.type(field(), text);
  await time.pass(500);
}

/** The box once it has been searched. */
export async function searched(answer?: Answer, options?: Options) {
  const view = show(answer, options);
  await search(view.user);
  return view;
}
