/** A text escaped for the value of an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** JSON for a script of a page: no text in it ends the script or begins a comment. */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
