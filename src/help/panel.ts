import { rawSettings } from '../core/page/raw-settings';
import { mendLink } from './mend-link';
import type { ShownMistake } from './mistake';
import styles from './panel.css?inline';
import { wordsFor } from './words';

/** Says what is wrong in the language of the page. */
export const say = wordsFor(document.documentElement.lang || 'fi');

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

type Names = HTMLElementTagNameMap;
const make = <K extends keyof Names>(name: K, properties: Partial<Names[K]> = {}): Names[K] =>
  Object.assign(document.createElement(name), properties);

/** An element around another with its styles: neither affects those around it. */
function makeHost(content: Element): HTMLElement {
  const host = make('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(content);
  return host;
}

/** Elements that were focused before their note was there: the note gets the focus when it is. */
const awaited = new Set<Element>();

/** Scrolls to the element of a mistake, with the focus and a frame that fades. */
function leadTo(element: Element): void {
  const isShown = element.getBoundingClientRect().height > 0;
  const target = isShown ? element : (element.parentElement ?? element);
  target.scrollIntoView({ block: 'center' });
  const frame = '4px solid #b00020';
  target.animate([{ outline: frame }, { outline: frame }], { duration: 3000 });
  const note = element.shadowRoot?.querySelector<HTMLElement>('[data-atria-note]');
  note?.focus();
  awaited.clear();
  if (!note) awaited.add(element);
}

/**
 * The link to the catalogue, if the page names one, with the tag as it is when the link is
 * followed.
 */
function makeLink(element: Element): HTMLElement[] {
  const address = () => mendLink(element, rawSettings(undefined).texts);
  if (!address()) return [];
  const link = make('a', { textContent: say('mend'), target: '_blank', rel: 'noopener' });
  const renew = () => {
    link.href = address() ?? '';
  };
  renew();
  return [Object.assign(link, { onpointerdown: renew, onfocus: renew })];
}

/** The note in the place of a tag: its mistakes, and folded those that no editor can correct. */
function makeNote(mistakes: readonly ShownMistake[]): HTMLElement {
  const note = make('div', { className: 'note' });
  const own = mistakes.filter(({ isForDeveloper }) => !isForDeveloper);
  const others = mistakes.filter(({ isForDeveloper }) => isForDeveloper).map(({ text }) => text);
  const list = make('ul');
  list.append(...own.map(({ text }) => make('li', { textContent: text })));
  note.append(make('b', { textContent: mistakes[0]?.name ?? '' }), list);
  const { fold, show } = makeFold();
  show(say('forDeveloper', { count: others.length }), others);
  if (others.length > 0) note.append(fold);
  const wrong = own.find(({ isNotice }) => !isNotice);
  if (wrong) note.append(...makeLink(wrong.element));
  return Object.assign(makeHost(note), { tabIndex: -1 });
}

/**
 * Shows a tag's mistakes in its place: in its shadow root, so that no text of the page changes, and
 * there in a shadow root of the note's own, so that the widget looks as it does to visitors.
 */
export function showInPlace(element: Element, mistakes: readonly ShownMistake[], isOurs: boolean) {
  const [first] = mistakes;
  let root = element.shadowRoot;
  // A widget that is still loading makes its root by its own code, so does the tag of another
  // library.
  if (!root && (isOurs || !first || !element.localName.startsWith('atria-'))) return;
  if (!root) {
    root = element.attachShadow({ mode: 'open' });
    root.append(document.createElement('slot'));
  }
  const before = root.querySelector<HTMLElement>('[data-atria-note]');
  // Not by its text, which page translators change.
  const key = mistakes.map(({ name, text }) => name + text).join('');
  if ((before?.dataset.atriaNote ?? '') === key) return;
  before?.remove();
  if (!first) return;
  const note = makeNote(mistakes);
  note.dataset.atriaNote = key;
  root.prepend(note);
  if (awaited.delete(element)) note.focus();
}

/** A folding list, below a line with the number of its entries. */
function makeFold() {
  const fold = make('details');
  const title = make('summary');
  const list = make('ul');
  fold.append(title, list);
  return {
    fold,
    /** Unchanged lines keep their nodes, and so the focus. */
    show(
      heading: string,
      texts: readonly string[],
      contentOf: (text: string) => Node | string = (text) => text,
    ) {
      if (title.textContent !== heading) title.textContent = heading;
      const outdated = new Set([...list.children] as HTMLElement[]);
      const lines = texts.map((text) => {
        const before = [...outdated].find(({ dataset }) => dataset.text === text);
        const line = before ?? make('li');
        if (!outdated.delete(line)) line.append(contentOf(text));
        line.dataset.text = text;
        return line;
      });
      for (const line of outdated) line.remove();
      lines.forEach((line, at) => {
        if (list.children[at] !== line) list.insertBefore(line, list.children[at] ?? null);
      });
    },
  };
}

/** The list of the page: the number of mistakes, their tags, and a press that scrolls there. */
export function makePanel(version: string, withCalls: boolean) {
  const panel = make('div', { className: 'panel' });
  panel.setAttribute('role', 'region');
  panel.setAttribute('aria-label', 'Atria');
  const problems = makeFold();
  const developers = makeFold();
  const calls = makeFold();
  panel.append(problems.fold, developers.fold);
  if (withCalls) panel.append(calls.fold);
  panel.append(make('small', { textContent: `Atria Widgets ${version}` }));
  const host = makeHost(panel);
  host.dataset.atriaHelp = '';
  document.body.append(host);
  let shown = new Map<string, Element>();
  const buttonOf = (text: string) => {
    const onclick = () => {
      const element = shown.get(text);
      if (element) leadTo(element);
    };
    return make('button', { textContent: text, onclick });
  };
  const lineOf = ({ name, text }: ShownMistake) => `${name} ${text}`;
  return {
    show(mistakes: readonly ShownMistake[], addresses: readonly string[]) {
      shown = new Map(mistakes.map((one) => [lineOf(one), one.element]));
      const editors = mistakes.filter(({ isForDeveloper }) => !isForDeveloper).map(lineOf);
      const others = mistakes.filter(({ isForDeveloper }) => isForDeveloper).map(lineOf);
      problems.show(say('title', { count: editors.length }), editors, buttonOf);
      developers.fold.hidden = others.length === 0;
      developers.show(say('forDeveloper', { count: others.length }), others, buttonOf);
      calls.show(say('calls', { count: addresses.length }), addresses);
    },
  };
}
