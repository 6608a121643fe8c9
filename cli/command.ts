/** A command of `npx atria-widgets`: a file `commands/<name>.command.ts` exports one as `command`. */
export interface Command {
  /** What it does, in a line of the list of commands. */
  readonly summary: string;
  /** What is written after its name, as in `<address> [--json]`. */
  readonly usage: string;
  /** What `--help` says beside: options, what they are for, the exit status. */
  readonly details?: string;
  /**
   * Does it. What it throws is printed as one line.
   *
   * @param args what was written after its name.
   * @returns the exit status: 0 when all is well.
   */
  readonly run: (args: readonly string[]) => Promise<number>;
}
