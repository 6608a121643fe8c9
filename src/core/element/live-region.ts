import { visuallyHidden } from '../style/visually-hidden';

/** How long a screen reader needs to notice a region before it reads out changes in it, in ms. */
const noticed = 100;

/**
 * Announces results, changes and errors to screen readers [IMP-20]. Most widgets never do, so the
 * region is made for the first text, which follows a moment later. While a modal dialog of the view
 * is open, all outside it is inert and silent: then the region is inside the dialog.
 */
export class LiveRegion {
  #region: HTMLElement | undefined;
  #text = '';
  #isNoticed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param root The element around the view, which has the language of the texts. */
  constructor(private readonly root: () => Element | null) {}

  /** The innermost open dialog, else the root; null while there is no view. */
  #place(): Element | null {
    const root = this.root();
    return [...(root?.querySelectorAll('dialog[open]') ?? [])].at(-1) ?? root;
  }

  /**
   * Announces a text, even the same one again; of several that wait for the region, only the last.
   * A text that comes as a dialog opens or closes is announced again where it can be heard.
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

  /** Makes the region before its first text. */
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

  // A new node each time, so that an equal text is announced again.
  #put(): void {
    const announcement = document.createElement('span');
    announcement.textContent = this.#text;
    this.#region?.replaceChildren(announcement);
  }
}
