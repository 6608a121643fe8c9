/**
 * What happens to widgets whose code fails to load: a line with a button in their place, and
 * another try when the connection or the visitor comes back. The loader fetches it only then, as
 * `atria-retry.js`, so it stands alone and knows no React.
 */
import { sharedTexts } from './core/i18n/shared.texts';
import { textIn } from './core/i18n/texts';
import { resolveLanguage } from './core/page/language';
import { rawSettings, settingsText } from './core/page/raw-settings';
import { askFor } from './importing';
import { type MissingEvent, missingReducer, nothingMissing, offered } from './retry-state';
import { tellError } from './tell-error';

/** The tags there are, as the build knows them. */
declare const __NAMES__: readonly string[];

/** How each tag's code is asked for again. */
const attempts = new Map<string, () => Promise<void>>();
const care = { missing: nothingMissing };

/** As the page around it looks: a brand's tokens come with the widgets. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 4px; }
  button { min-block-size: 36px; padding: 4px 12px; border: 1px solid; border-radius: 4px;
    background: none; color: inherit; font: inherit; cursor: pointer; }
  button[aria-disabled=true] { opacity: 0.6; cursor: default; }
  button:focus-visible { outline: 3px solid; outline-offset: 2px; }
  [role] { clip-path: inset(50%); white-space: nowrap; }`);

/** What the block holds as it stands; one to be mended is left to the widgets' code [ELEM-12]. */
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

/** An element of ours for a page, with styles of its own. */
function hostOf(content: Element): HTMLElement {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets.push(sheet);
  root.append(content);
  return host;
}

/** The line in a tag's place. */
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
    this.#text.textContent = textOf(
      this.tag,
      isAsking ? '/shared/loading' : '/shared/part-missing',
    );
    this.#button.setAttribute('aria-disabled', `${isAsking}`);
  }

  remove(): void {
    if (this.#host.shadowRoot?.activeElement) moveFocus(this.tag);
    this.#host.remove();
  }
}

/** The focus of a line that goes stays with its widget. */
function moveFocus(tag: HTMLElement): void {
  tag.tabIndex = -1;
  tag.focus();
  tag.addEventListener('blur', () => tag.removeAttribute('tabindex'), { once: true });
}

const lines = new Map<HTMLElement, Line>();
/** Says once for the whole page what the lines say in their places. */
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
  // One that shows nothing by itself has no place for a line.
  for (const name of names)
    for (const tag of document.querySelectorAll<HTMLElement>(name))
      if (!lines.has(tag) && tag.clientHeight) lines.set(tag, new Line(tag));
  for (const [, line] of lines) line.render(isAsking);
  const [[first] = []] = lines;
  if (!first) alertHost.remove();
  else if (!alertHost.isConnected) document.body.append(alertHost);
  alert.textContent = first && !isAsking ? textOf(first, '/shared/part-missing') : '';
}

function dispatch(event: MissingEvent): void {
  care.missing = missingReducer(care.missing, event);
  render();
}

/**
 * Until 2026 the HTML standard let a module that failed stay failed for the life of the page.
 * Firefox 153 does so, WebKit 2.50 for what was preloaded, Chromium 156 asks again. Where all files
 * are there by now and the import fails all the same, only a page loaded again has them. Never
 * without a press, since the visitor may have typed something.
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
  // WebKit keeps the answer of a server that failed also for the page loaded again.
  await Promise.all(files.map((file) => fetch(file, { cache: 'reload' }).catch(() => {})));
  location.reload();
}

/** Asks for all that is missing, once at a time. */
async function retry(isPressed: boolean): Promise<void> {
  if (care.missing.isAsking || attempts.size === 0) return;
  dispatch({ type: 'asked' });
  await Promise.all([...attempts].map(([, attempt]) => attempt()));
  if (isPressed && attempts.size > 0) await reloadIfKept();
  dispatch({ type: 'settled' });
}

/**
 * Takes care of a widget whose code failed: asks at once for it again, and says what is missing
 * when it fails once more. A tag of no widget, whose name is misspelt, stays as it is: the help for
 * editors names it.
 *
 * @param name its tag.
 * @param attempt asks for its code again; resolves when that has come, or has failed and is
 * offered.
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
// A tag that comes later has its line as well.
new MutationObserver(render).observe(document.body, { childList: true, subtree: true });
