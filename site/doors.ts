/** Whether a navigation goes to the back end: a purchase, a payment, a door in or out. */
export const isDoor = (path: string): boolean =>
  /^sites\/lihakauppa\/(kirjaudu-ulos\/|maksupalvelu\/|api\/|kirjaudu\/\?(.*&)?as=)/.test(path);
