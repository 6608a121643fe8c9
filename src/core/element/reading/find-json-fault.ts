const space = /[ \t\n\r]*/y;
// Control characters in a string must be escaped.
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/**
 * Finds where a text stops being JSON. Written by hand, because the engines' messages differ and
 * Safari's names no place.
 *
 * @returns the index of the first wrong character, the length when the text ends too early, or -1.
 */
export function findJsonFault(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const takeSign = (sign: string): boolean => {
    take(space);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  const takeMany = (end: string, takeOne: () => boolean): boolean => {
    if (takeSign(end)) return true;
    do if (!takeOne()) return false;
    while (takeSign(','));
    return takeSign(end);
  };
  const takeMember = (): boolean => {
    take(space);
    return take(string) && takeSign(':') && takeValue();
  };
  const takeValue = (): boolean => {
    if (takeSign('{')) return takeMany('}', takeMember);
    if (takeSign('[')) return takeMany(']', takeValue);
    return take(string) || take(scalar);
  };
  const isWhole = takeValue();
  take(space);
  return isWhole && at === text.length ? -1 : at;
}
