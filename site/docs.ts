/** What the documentation's pages do: search, copy, and frames as high as what they show. */
import { foundIn, type Section } from './found';

const script = document.currentScript as HTMLScriptElement;
const base = new URL('..', script.src);

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.addEventListener('click', async () => {
    const code = button.parentElement?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(code);
      button.textContent = 'Press Ctrl+C';
    }
  });
  button.addEventListener('blur', () => {
    button.textContent = 'Copy';
  });
}

/** A frame is as high as its example, which is of this site. */
function fitFrame(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument?.querySelector('main');
  if (!page) return;
  const least = Number(frame.dataset.least ?? 120);
  new ResizeObserver(() => {
    frame.style.blockSize = `${Math.max(page.scrollHeight, least)}px`;
  }).observe(page);
}
for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-fit]')) {
  frame.addEventListener('load', () => fitFrame(frame));
  if (frame.contentDocument?.readyState === 'complete') fitFrame(frame);
}

/** A found section as a link, with what it says. */
function resultOf({ path, page, heading, text }: Section): HTMLLIElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), {
    href: new URL(path, base).href,
    textContent: heading === page ? page : `${page}: ${heading}`,
  });
  const words = Object.assign(document.createElement('p'), { textContent: text.slice(0, 180) });
  item.append(link, words);
  return item;
}

const most = 40;

function showFound(sections: readonly Section[], query: string): void {
  const found = foundIn(sections, query);
  const count = document.querySelector('[data-count]');
  const first = found.length > most ? `, the first ${most} of them here` : '';
  if (count) count.textContent = query.trim() ? `${found.length} found${first}` : '';
  document.querySelector('[data-results]')?.replaceChildren(...found.slice(0, most).map(resultOf));
}

async function startSearch(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input');
  if (!field) return;
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  const answer = await fetch(new URL('site/search.json', base));
  const sections = (await answer.json()) as readonly Section[];
  const show = () => showFound(sections, field.value);
  field.addEventListener('input', () => {
    show();
    history.replaceState(null, '', `?${new URLSearchParams({ q: field.value })}`);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
}

const form = document.querySelector<HTMLFormElement>('form[data-search-page]');
if (form) void startSearch(form);
