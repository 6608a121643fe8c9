/** A command of `npx atria-widgets`: a file `commands/<name>.command.ts` exports one as `command`. */
export interface Command {
  /** Its purpose, in a line of the list of commands. */
  readonly summary: string;
  /** The arguments after its name, as in `<address> [--json]`. */
  readonly usage: string;
  /** The rest of `--help`: options, their purpose, the exit status. */
  readonly details?: string;
  /**
   * Runs it. An error is printed as one line.
   *
   * @param args the arguments after its name.
   * @returns the exit status: 0 if all is well.
   */
  readonly run: (args: readonly string[]) => Promise<number>;
}
