/** Every tag with its attributes, a blank between them; the build makes it of the contracts. */
export type TagTable = Readonly<Record<string, string>>;
