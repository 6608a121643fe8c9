/** `rowsToDisplay` as it is written in a tag: `rows-to-display`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The text of a tag's attribute, or of its property's name as frameworks write it; else null. */
export const attributeText = (
  tag: Pick<Element, 'getAttribute'>,
  property: string,
): string | null => tag.getAttribute(attributeName(property)) ?? tag.getAttribute(property);

/**
 * The attribute's name, and the property's name in lower case: before the upgrade frameworks write
 * a property as an attribute of that name.
 */
export const spellings = (name: string): string[] => [attributeName(name), name.toLowerCase()];
