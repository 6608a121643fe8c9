/**
 * What becomes of widgets whose code cannot be had: a line with a button in their place, and
 * another try when the connection or the visitor comes back. The loader fetches it only then, as
 * `atria-retry.js`, so it stands alone and knows no React.
 */
import { sharedTexts } from './core/i18n/shared.texts';
import { isLanguage, languageOfPath, normalLanguage } from './core/page/language';
import { type AtriaGlobal, atriaSymbol } from './core/page/settings';

/** The tags there are, as the build knows them. */
declare const __NAMES__: readonly string[];

/** How each tag's code is asked for again. */
const missing = new Map<string, () => Promise<void>>();

/** As the page around it looks: a brand's tokens come with the widgets. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  [role] { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 4px; }
  button { min-block-size: 36px; padding: 4px 12px; border: 1px solid; border-radius: 4px;
    background: none; color: inherit; font: inherit; cursor: pointer; }
  button[aria-disabled] { opacity: 0.6; cursor: default; }
  button:focus-visible { outline: 3px solid; outline-offset: 2px; }`);

function textOf(tag: Element, key: '/shared/part-missing' | '/shared/retry' | '/shared/loading') {
  const { settings } = (globalThis as { [atriaSymbol]?: AtriaGlobal })[atriaSymbol] ?? {};
  const code = normalLanguage(tag.getAttribute('language') || settings?.language || '');
  return sharedTexts[key][isLanguage(code) ? code : languageOfPath(location.pathname)];
}

/** Asks for all that is missing; true when nothing is any more. */
async function retry(): Promise<boolean> {
  await Promise.all([...missing].map(([, attempt]) => attempt()));
  for (const [name] of missing) if (customElements.get(name)) missing.delete(name);
  return missing.size === 0;
}

/** Whether a file can be had by now: asked for as a script, as a policy allows it, but not run. */
const canBeHad = (address: string) =>
  new Promise<boolean>((done) => {
    const settle = ({ type }: Event) => {
      link.remove();
      done(type === 'load');
    };
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      // WebKit keeps an address that failed.
      href: `${address}?${Date.now()}`,
      onload: settle,
      onerror: settle,
    });
    document.head.append(link);
  });

/**
 * Until 2026 the HTML standard let a module that failed stay failed for the life of the page;
 * Firefox 153 and WebKit 2.50 do so, Chromium 156 asks again. Where all files are there by now and
 * the import fails all the same, only a page loaded anew has them. Never without a press, since
 * the visitor may have typed something.
 */
async function reloadIfRemembered(): Promise<void> {
  const own = import.meta.url.replace(/[^/]*$/, '');
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(own));
  const found = await Promise.all(files.map(canBeHad));
  if (found.includes(false)) return;
  // WebKit keeps the answer of a server that failed also for the page loaded anew.
  await Promise.all(files.map((file) => fetch(file, { cache: 'reload' }).catch(() => {})));
  location.reload();
}

function showLine(tag: HTMLElement): void {
  // One that shows nothing by itself has no place for a line.
  if (tag.querySelector('[data-atria-retry]') || !tag.clientHeight) return;
  const host = document.createElement('div');
  host.dataset.atriaRetry = '';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets.push(sheet);
  const line = document.createElement('div');
  line.setAttribute('role', 'alert');
  const text = document.createElement('span');
  const button = document.createElement('button');
  text.textContent = textOf(tag, '/shared/part-missing');
  button.textContent = textOf(tag, '/shared/retry');
  button.addEventListener('click', async () => {
    if (button.hasAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    text.textContent = textOf(tag, '/shared/loading');
    if (!(await retry())) await reloadIfRemembered();
    button.removeAttribute('aria-disabled');
    text.textContent = textOf(tag, '/shared/part-missing');
  });
  line.append(text, button);
  root.append(line);
  tag.append(host);
  customElements.whenDefined(tag.localName).then(() => {
    if (root.activeElement) moveFocus(tag);
    host.remove();
  });
}

/** The focus of a line that goes stays with its widget. */
function moveFocus(tag: HTMLElement): void {
  tag.tabIndex = -1;
  tag.focus();
  tag.addEventListener('blur', () => tag.removeAttribute('tabindex'), { once: true });
}

/**
 * Takes care of a widget whose code failed: asks at once for it again, and says what is missing when
 * it fails once more. A tag of no widget, whose name is misspelt, stays as it is: the help for editors
 * names it.
 *
 * @param name its tag.
 * @param attempt asks for its code again; resolves when that has come, or has failed and is offered.
 * @param error why it failed, for the console.
 */
export function offer(name: string, attempt: () => Promise<void>, error: unknown): void {
  if (!__NAMES__.includes(name)) {
    console.warn(`atria: there is no <${name}>`);
    return;
  }
  const isNew = !missing.has(name);
  missing.set(name, attempt);
  if (isNew) {
    attempt();
    return;
  }
  console.error(`<${name}> did not load`, error);
  for (const tag of document.querySelectorAll<HTMLElement>(name)) showLine(tag);
}

addEventListener('online', retry);
document.addEventListener('visibilitychange', () => document.hidden || retry());
