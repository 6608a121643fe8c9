import { StyleSheet } from '@emotion/sheet';
import { insertRule } from './style-sheet';

/** Emotion's sheet, writing into the one sheet that all shadow roots adopt. */
export class AdoptedSheet extends StyleSheet {
  /** Constructed sheets cannot be server-rendered, so there is nothing to take over. */
  override hydrate(): void {}

  override insert(rule: string): void {
    insertRule(rule);
    // Emotion takes an empty `tags` for "nothing inserted yet"; the placeholder says otherwise.
    if (this.tags.length === 0) this.tags.push(document.createElement('style'));
    this.ctr++;
  }

  /** The sheet is the page's; nothing of it is ever taken back. */
  override flush(): void {}
}
