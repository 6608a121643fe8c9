/** Prints a passed check, in the trials that are not part of `npm test`. */
export const passed = (what: string) => console.log(`  ✓ ${what}`);
