/** Every tag with its attributes, separated by blanks; the build makes it from the contracts. */
export type TagTable = Readonly<Record<string, string>>;
