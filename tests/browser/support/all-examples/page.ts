import { exampleMarkup } from '../../../../src/catalogue/example-markup';
import { preparePage } from '../../../../stories/support/page';
import { allExamples, type WidgetExample } from './examples';

/** The ids that React generates, numbered by their order in the text. */
function withOwnIds(html: string): string {
  const ids = new Map<string, string>();
  return html.replaceAll(/_r_\w+?_/g, (id) => {
    if (!ids.has(id)) ids.set(id, `id${ids.size}`);
    return ids.get(id) ?? '';
  });
}

/** Timers of a moment have fired, and so have waiting frames. */
const pause = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 20));

/** Pictures have loaded, or are known to fail; later ones do not count. */
const hasPictures = (element: Element): boolean =>
  [...(element.shadowRoot?.querySelectorAll('img') ?? [])].every(
    ({ complete, loading }) => complete || loading === 'lazy',
  );

/** What an element shows, without announcements to screen readers, which are not React's. */
function htmlOf({ shadowRoot }: Element): string {
  const copy = document.createElement('div');
  copy.append(...[...(shadowRoot?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  for (const region of copy.querySelectorAll('[part=root] > [role=status]')) region.remove();
  return copy.innerHTML;
}

/** What an element shows once it shows the same four times in a row, and is ready if it can be. */
async function settledHtml(element: Element, isWaiting: boolean): Promise<string> {
  let html = '';
  for (let same = 0; same < 4; ) {
    await pause();
    const now = htmlOf(element);
    const isThere = isWaiting ? now.includes('part="root"') : element.matches(':state(ready)');
    same = isThere && hasPictures(element) && now === html ? same + 1 : 0;
    html = now;
  }
  return withOwnIds(html);
}

/** Shows one example as the only content of its page. @returns The HTML of its shadow root. */
async function show({ definition, example }: WidgetExample): Promise<string> {
  definition.register();
  const leave = preparePage(example, { brand: '', language: '' });
  document.body.innerHTML = exampleMarkup(definition.contract, example);
  const element = document.body.firstElementChild as Element;
  const html = await settledHtml(element, example.fault?.endsWith(':never') ?? false);
  document.body.innerHTML = '';
  await pause();
  leave();
  return html;
}

/**
 * Shows every `of`th example from the `first` on, one after the other.
 * @returns The HTML of each by `widget/example`
 */
async function showSome(first: number, of: number): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  const mine = allExamples.filter((_, at) => at % of === first);
  for (const one of mine) shown[one.name] = await show(one);
  return shown;
}

Object.assign(window, { showSome });

export type ShowSome = typeof showSome;
