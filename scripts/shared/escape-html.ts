/** A text escaped for HTML, including attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
