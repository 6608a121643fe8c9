/**
 * Looks each of the given texts up once.
 * @param ask whether it exists; rejects if this is unknown
 * @returns whether it is known not to exist
 */
export function missing(ask: (text: string) => Promise<boolean>): (text: string) => boolean {
  const answers = new Map<string, boolean>();
  return (text) => {
    if (!answers.has(text)) {
      answers.set(text, false);
      ask(text)
        .then((isThere) => answers.set(text, !isThere))
        .catch(() => {});
    }
    return answers.get(text) === true;
  };
}
