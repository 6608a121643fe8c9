/**
 * Handles widgets whose code fails to load: shows a line with a button in their place, and tries
 * again when the connection or the visitor comes back. The loader fetches this file only then, as
 * `atria-retry.js`, so it imports nothing and does not depend on React.
 */
import { sharedTexts } from './core/i18n/shared.texts';
import { textIn } from './core/i18n/texts';
import { resolveLanguage } from './core/page/language';
import { makeObserver } from './core/page/observers';
import { rawSettings, settingsText } from './core/page/raw-settings';
import { askFor } from './importing';
import { type MissingEvent, missingReducer, nothingMissing, offered } from './retry-state';
import { tellError } from './tell-error';

/** All tags that the build knows. */
declare const __NAMES__: readonly string[];

/** How each tag's code is requested again. */
const attempts = new Map<string, () => Promise<void>>();
const care = { missing: nothingMissing };

/** It looks like the page around it: a brand's tokens load with the widgets. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 4px; }
  button { min-block-size: 36px; padding: 4px 12px; border: 1px solid; border-radius: 4px;
    background: none; color: inherit; font: inherit; cursor: pointer; }
  button[aria-disabled=true] { opacity: 0.6; cursor: default; }
  button:focus-visible { outline: 3px solid; outline-offset: 2px; }
  [role] { clip-path: inset(50%); white-space: nowrap; }`);

/** What the block holds as written; the widgets' code corrects a faulty one [ELEM-12]. */
function settingsBlock(): unknown {
  try {
    return JSON.parse(settingsText());
  } catch {
    return undefined;
  }
}

function textOf(tag: Element, key: '/shared/part-missing' | '/shared/retry' | '/shared/loading') {
  const given = tag.getAttribute('language') || rawSettings(settingsBlock()).texts.language;
  return textIn(sharedTexts[key], resolveLanguage(given, location.pathname));
}

/** An element of ours in the page, with its own styles. */
function hostOf(content: Element): HTMLElement {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets.push(sheet);
  root.append(content);
  return host;
}

/** Writes only another text: a screen reader reads what is written anew, though it is the same. */
function write(to: Element, text: string): void {
  if (to.textContent !== text) to.textContent = text;
}

/** The line in place of a tag. */
class Line {
  readonly #text = document.createElement('span');
  readonly #button = document.createElement('button');
  readonly #host: HTMLElement;

  constructor(readonly tag: HTMLElement) {
    const line = document.createElement('div');
    line.append(this.#text, this.#button);
    this.#button.textContent = textOf(tag, '/shared/retry');
    this.#button.addEventListener('click', () => retry(true));
    this.#host = hostOf(line);
    this.#host.dataset.atriaRetry = '';
    // Beside a server's markup, or what was kept of the last page, where the tag has it.
    (tag.shadowRoot ?? tag).append(this.#host);
  }

  render(isAsking: boolean): void {
    write(this.#text, textOf(this.tag, isAsking ? '/shared/loading' : '/shared/part-missing'));
    this.#button.setAttribute('aria-disabled', `${isAsking}`);
  }

  remove(): void {
    if (this.#host.shadowRoot?.activeElement) moveFocus(this.tag);
    this.#host.remove();
  }
}

/** When a line with the focus is removed, the focus moves to its widget. */
function moveFocus(tag: HTMLElement): void {
  tag.tabIndex = -1;
  tag.focus();
  tag.addEventListener('blur', () => tag.removeAttribute('tabindex'), { once: true });
}

const lines = new Map<HTMLElement, Line>();
/** Announces once for the whole page what the lines say. */
const alert = document.createElement('p');
alert.setAttribute('role', 'alert');
const alertHost = hostOf(alert);
Object.assign(alertHost.style, { position: 'fixed', top: 0 });

function render(): void {
  const names = offered(care.missing);
  const { isAsking } = care.missing;
  for (const [tag, line] of lines)
    if (!tag.isConnected || !names.includes(tag.localName)) {
      line.remove();
      lines.delete(tag);
    }
  // A tag that shows nothing has no place for a line.
  for (const name of names)
    for (const tag of document.querySelectorAll<HTMLElement>(name))
      if (!lines.has(tag) && tag.clientHeight) lines.set(tag, new Line(tag));
  for (const [, line] of lines) line.render(isAsking);
  const [[first] = []] = lines;
  if (!first) alertHost.remove();
  else if (!alertHost.isConnected) document.body.append(alertHost);
  write(alert, first && !isAsking ? textOf(first, '/shared/part-missing') : '');
}

function dispatch(event: MissingEvent): void {
  care.missing = missingReducer(care.missing, event);
  render();
}

/**
 * Until 2026 the HTML standard kept a failed module for the life of the page. Firefox 153 still
 * does, WebKit 2.50 does for preloaded modules, Chromium 156 requests it again. Where all files
 * load and the import still fails, only a page reload helps. The page is never reloaded without a
 * press, since the visitor may have typed something.
 */
async function reloadIfKept(): Promise<void> {
  const own = import.meta.url.replace(/[^/]*$/, '');
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(own));
  try {
    await Promise.all(files.map(askFor));
  } catch {
    return;
  }
  // WebKit keeps a server's failed response even after the page is reloaded.
  await Promise.all(files.map((file) => fetch(file, { cache: 'reload' }).catch(() => {})));
  location.reload();
}

/** Requests all that is missing, one request at a time. */
async function retry(isPressed: boolean): Promise<void> {
  if (care.missing.isAsking || attempts.size === 0) return;
  dispatch({ type: 'asked' });
  await Promise.all([...attempts].map(([, attempt]) => attempt()));
  if (isPressed && attempts.size > 0) await reloadIfKept();
  dispatch({ type: 'settled' });
}

/**
 * Handles a widget whose code failed to load: requests it again at once, and shows a line when it
 * fails once more. A tag that is no widget, such as a misspelt one, stays as it is: the help for
 * editors names it.
 *
 * @param name its tag.
 * @param attempt requests its code again; resolves when the code has loaded, or has failed and was
 * offered again.
 * @param error why it failed, for the console.
 */
export async function offer(
  name: string,
  attempt: () => Promise<void>,
  error: unknown,
): Promise<void> {
  if (!__NAMES__.includes(name)) {
    console.warn(`atria: there is no <${name}>; ?atria-debug names the nearest`);
    return;
  }
  const isNew = !attempts.has(name);
  attempts.set(name, attempt);
  dispatch({ type: 'failed', name });
  if (!isNew) {
    tellError({ kind: 'load', tag: name, path: `widgets/${name.slice(6)}.js` });
    console.error(`<${name}> did not load`, error);
    return;
  }
  customElements.whenDefined(name).then(() => {
    attempts.delete(name);
    dispatch({ type: 'defined', name });
  });
  await attempt();
}

addEventListener('online', () => retry(false));
document.addEventListener('visibilitychange', () => document.hidden || retry(false));
// A tag that is added later gets its line as well.
makeObserver('MutationObserver', render, { childList: true, subtree: true }).observe(document.body);
