/** A text as it may stand in HTML, in attributes as well. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
