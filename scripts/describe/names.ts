/** `card-grid` or `cardGrid` as a part of a type's name: `CardGrid`. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)./g, (part) => part.slice(-1).toUpperCase());

/** The name of a widget's type: `AtriaCardGridElement`. */
export const className = (widget: string, role = 'Element'): string =>
  `Atria${pascal(widget)}${role}`;
