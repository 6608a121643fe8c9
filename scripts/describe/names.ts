/** `card-grid` or `cardGrid` as a part of a type's name: `CardGrid`. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)./g, (part) => part.slice(-1).toUpperCase());

/** The name of a widget's type: `AtriaCardGridElement`. */
export const className = (widget: string, role = 'Element'): string =>
  `Atria${pascal(widget)}${role}`;

/** A name in words: `rowsToDisplay` or `rows-to-display` is "Rows to display". */
export const words = (name: string): string => {
  const text = name.replace(/-|(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};
