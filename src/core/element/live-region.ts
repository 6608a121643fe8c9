import { visuallyHidden } from '../style/visually-hidden';

/** How long screen readers need to notice a region before they hear what changes in it, in ms. */
const noticed = 100;

/**
 * Says results, changes and errors to screen readers [IMP-20]. Most widgets never say anything, so
 * the region is made at the first word, which follows it a moment later. While the view has a modal
 * dialog open, all beside it is inert and heard by nobody: the region is inside it then.
 */
export class LiveRegion {
  #region: HTMLElement | undefined;
  #text = '';
  #isNoticed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param root The element around the view, which says in what language the texts are. */
  constructor(private readonly root: () => Element | null) {}

  /** The innermost open dialog, else the root; null while there is no view. */
  #place(): Element | null {
    const root = this.root();
    return [...(root?.querySelectorAll('dialog[open]') ?? [])].at(-1) ?? root;
  }

  /**
   * Says a text, also one that was said before; of several that wait for the region, the last. What
   * is said as a dialog opens or closes is said again where it can be heard.
   */
  say(text: string): void {
    const place = this.#place();
    if (!place || !(text || this.#region)) return;
    this.#text = text;
    if (this.#region?.parentNode !== place) {
      this.make();
      this.#isNoticed = false;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else if (this.#isNoticed) this.#put();
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#region?.parentNode !== this.#place()) this.say(this.#text);
      else if (!this.#isNoticed) {
        this.#isNoticed = true;
        this.#put();
      }
    }, noticed);
  }

  /** Makes the region ahead of its first word. */
  make(): void {
    this.#region?.remove();
    const region = document.createElement('div');
    region.className = visuallyHidden;
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    this.#place()?.append(region);
    this.#region = region;
    this.#isNoticed = true;
  }

  // A new node each time, so that the same text is said again.
  #put(): void {
    const announcement = document.createElement('span');
    announcement.textContent = this.#text;
    this.#region?.replaceChildren(announcement);
  }
}
