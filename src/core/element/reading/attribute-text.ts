/** `rowsToDisplay` as it is written in a tag: `rows-to-display`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The text of a tag's attribute, or of its property's name as frameworks write it; else null. */
export const attributeText = (
  tag: Pick<Element, 'getAttribute'>,
  property: string,
): string | null => tag.getAttribute(attributeName(property)) ?? tag.getAttribute(property);
