/** The pages with which an editor may start, by the names of their files in this folder. */
export const readyNames = [
  'campaign',
  'school',
  'jobs',
  'brand-story',
  'shop-front',
  'lunch',
  'contact',
] as const;
export type ReadyName = (typeof readyNames)[number];
