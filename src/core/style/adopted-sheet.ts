import { StyleSheet } from '@emotion/sheet';
import { insertRule } from './style-sheet';

/** Emotion's sheet, which writes into the one sheet that all shadow roots adopt. */
export class AdoptedSheet extends StyleSheet {
  /** Constructed sheets cannot be server-rendered, so there is nothing to hydrate. */
  override hydrate(): void {}

  override insert(rule: string): void {
    insertRule(rule);
    // Emotion reads an empty `tags` as "nothing inserted yet"; the placeholder prevents this.
    if (this.tags.length === 0) this.tags.push(document.createElement('style'));
    this.ctr++;
  }

  /** The sheet belongs to the page; rules are never removed. */
  override flush(): void {}
}
