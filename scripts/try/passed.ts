/** Says what held, in the trials that are no part of `npm test`. */
export const passed = (what: string) => console.log(`  ✓ ${what}`);
