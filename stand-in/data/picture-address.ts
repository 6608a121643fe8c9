import { slug } from './texts';

/** The words of a text, each as a literal type. */
type Words<Text extends string> = Text extends `${infer One} ${infer Rest}`
  ? One | Words<Rest>
  : Text;
const kinds = <Of extends string, Text extends string>(of: Of, names: Text) =>
  names.split(' ').map((one) => `${of}${one}`) as `${Of}${Words<Text>}`[];

/**
 * The content of a picture; `stand-in/pictures` draws one scene per kind, varied by the name, so
 * that the same address always gives the same picture.
 */
export const pictureKinds = [
  // Packages as on a shelf
  ...kinds('pack-', 'sausage grill cuts ham bacon chicken mince beef pork meal soup meatballs'),
  ...kinds('pack-', 'salad pizza sandwich vegetable liver salami hotdog burger'),
  // Cuts on a board, for the meat shop
  ...kinds('cut-', 'steak roast pork mince chicken sausage ham bacon box spice cheese giftcard'),
  // Dishes on a table
  ...kinds('dish-', 'stew soup salad pasta roast steak sausage burger chicken wrap pan pizza rice'),
  ...kinds('dish-', 'curry sandwich meatballs breakfast hotdog board tacos noodles casserole fish'),
  // Everything else
  ...kinds('', 'farm field cows hens pigs plant people person kitchen grill table market lorry'),
  ...kinds('', 'lab report school sport family world equipment delivery parcel'),
] as const;
export type PictureKind = (typeof pictureKinds)[number];

const byLength = [...pictureKinds].sort((a, b) => b.length - a.length);

/** The content of a file's picture, by its name: `dish-soup-lihakeitto` is a `dish-soup`. */
export const kindOf = (name: string): PictureKind | undefined =>
  byLength.find((one) => name === one || name.startsWith(`${one}-`));

/** The address of a picture; an added `?preset=` sets the ratio and size [CARD-08]. */
export const picture = (kind: PictureKind, name: string): string =>
  `/pictures/${kind}-${slug(name)}.svg`;
