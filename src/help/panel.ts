import type { NamedMistake } from './mistake';
import type { Words } from './words';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { all: initial; }
  .panel { position: fixed; inset-block-end: 8px; inset-inline-end: 8px; z-index: 2147483647;
    max-inline-size: min(480px, 90vw); max-block-size: 60vh; overflow: auto; padding: 8px 12px;
    border: 2px solid #7a4b00; background: #fff8e6; color: #1f1300; font: 14px/1.5 system-ui; }
  .note { padding: 8px 12px; border: 2px dashed #7a4b00; background: #fff8e6; color: #1f1300;
    font: 14px/1.5 system-ui; }
  summary { cursor: pointer; font-weight: 700; min-block-size: 24px; }
  button { all: unset; cursor: pointer; text-decoration: underline; overflow-wrap: anywhere;
    vertical-align: top; }
  button:focus-visible, summary:focus-visible { outline: 3px solid #1f1300; outline-offset: 2px; }
  ul { margin: 0; padding-inline-start: 20px; }
  li { overflow-wrap: anywhere; }`);

function make<K extends keyof HTMLElementTagNameMap>(name: K, className = '', text = '') {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

const listOf = (items: readonly Node[]): HTMLUListElement => {
  const list = make('ul');
  for (const item of items) {
    const line = make('li');
    line.append(item);
    list.append(line);
  }
  return list;
};

/** What was led to before its note stood there: the focus goes to the note when it comes. */
const awaited = new Set<Element>();

/** Brings what a mistake is about into view, with the focus and a frame that fades. */
function leadTo(element: Element): void {
  const target =
    element.getBoundingClientRect().height || !element.parentElement
      ? element
      : element.parentElement;
  target.scrollIntoView({ block: 'center' });
  const frame = '4px solid #b00020';
  target.animate([{ outline: frame }, { outline: frame }], { duration: 3000 });
  const note = element.shadowRoot?.querySelector<HTMLElement>('[data-atria-note]');
  if (note) note.focus();
  awaited.clear();
  if (!note) awaited.add(element);
}

/** Shows a tag's mistakes where it stands, in its shadow root, so that no text of the page changes. */
export function showInPlace(
  element: Element,
  mistakes: readonly NamedMistake[],
  isOurs: boolean,
): void {
  const [first] = mistakes;
  let root = element.shadowRoot;
  // Of a widget that is still to come its own code makes the root, of another's tag that code.
  if (!root && (isOurs || !first || !element.localName.startsWith('atria-'))) return;
  if (!root) {
    root = element.attachShadow({ mode: 'open' });
    root.append(document.createElement('slot'));
  }
  const before = root.querySelector<HTMLElement>('[data-atria-note]');
  // Not by the text that stands there: translators of pages change it.
  const told = mistakes.map(({ name, text }) => name + text).join('');
  if ((before?.dataset.atriaNote ?? '') === told) return;
  before?.remove();
  if (!first) return;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  const note = make('div', 'note');
  note.dataset.atriaNote = told;
  note.tabIndex = -1;
  const texts = mistakes.map(({ text }) => document.createTextNode(text));
  note.append(make('b', '', first.name), listOf(texts));
  root.prepend(note);
  if (awaited.delete(element)) note.focus();
}

/** The list of the page: how many mistakes, which tags, and a press leads there. */
export function makePanel(
  words: Words,
  { version, withCalls }: { version: string; withCalls: boolean },
) {
  const host = make('div');
  host.dataset.atriaHelp = '';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const panel = make('div', 'panel');
  panel.setAttribute('role', 'region');
  panel.setAttribute('aria-label', 'Atria');
  const problems = make('details');
  const calls = make('details');
  panel.append(problems);
  if (withCalls) panel.append(calls);
  panel.append(make('small', '', `Atria Widgets ${version}`));
  root.append(panel);
  document.body.append(host);
  return {
    show(mistakes: readonly NamedMistake[], addresses: readonly string[]) {
      const buttons = mistakes.map(({ name, text, element }) => {
        const button = make('button', '', `${name} ${text}`);
        button.addEventListener('click', () => leadTo(element));
        return button;
      });
      problems.replaceChildren(make('summary', '', words.title(mistakes.length)), listOf(buttons));
      calls.replaceChildren(
        make('summary', '', words.calls(addresses.length)),
        listOf(addresses.map((address) => document.createTextNode(address))),
      );
    },
  };
}
