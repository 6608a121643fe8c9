import { visuallyHidden } from '../style/visually-hidden';

/** How long screen readers need to notice a region before they hear what changes in it, in ms. */
const noticed = 100;

/**
 * Says results, changes and errors to screen readers [IMP-20]. Most widgets never say anything, so
 * the region is made at the first word, which follows it a moment later.
 */
export class LiveRegion {
  #region: HTMLElement | undefined;
  #text = '';
  #isNoticed = false;
  readonly #root: () => Element | null;

  /** @param root The element around the view, which says in what language the texts are. */
  constructor(root: () => Element | null) {
    this.#root = root;
  }

  /** Says a text, also one that was said before; of several at the first word, the last. */
  say(text: string): void {
    this.#text = text;
    if (!this.#region?.isConnected) {
      if (!text) return;
      this.make();
      this.#isNoticed = false;
      setTimeout(() => {
        this.#isNoticed = true;
        this.#put();
      }, noticed);
    } else if (this.#isNoticed) this.#put();
  }

  /** Makes the region ahead of its first word. */
  make(): void {
    const region = document.createElement('div');
    region.className = visuallyHidden;
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    this.#root()?.append(region);
    this.#region = region;
    this.#isNoticed = true;
  }

  // A new node each time, so that the same text is said again.
  #put(): void {
    const said = document.createElement('span');
    said.textContent = this.#text;
    this.#region?.replaceChildren(said);
  }
}
