import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from './command';
import { UsageError } from './typed';

const ending = /\.command\.[jt]s$/;

interface Named extends Command {
  readonly name: string;
}

/** The commands of a folder: as sources, or as in the package. */
async function commandsIn(folder: string): Promise<readonly Named[]> {
  const files = readdirSync(folder).filter((file) => ending.test(file));
  return Promise.all(
    files.sort().map(async (file) => {
      const { command } = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
      return { ...(command as Command), name: file.replace(ending, '') };
    }),
  );
}

const help = (commands: readonly Named[]): string =>
  [
    'npx atria-widgets <command>',
    ...commands.map(
      ({ name, usage, summary }) => `\n  ${`${name} ${usage}`.trim()}\n      ${summary}`,
    ),
  ].join('\n');

/**
 * Runs a command of a folder.
 *
 * @param folder the folder of the commands' files.
 * @param args the command's name and its arguments.
 * @returns the exit status: 2 if there is no such command or its arguments are invalid, 1 if it
 * threw.
 */
export async function dispatch(folder: string, args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  const commands = await commandsIn(folder);
  const asked = commands.find((one) => one.name === name);
  if (!asked || rest.includes('--help')) {
    const isHelp = !name || name === '--help' || asked;
    if (!isHelp) console.error(`There is no command "${name}".\n`);
    console.log(help(asked ? [asked] : commands));
    if (asked?.details) console.log(`\n${asked.details}`);
    return isHelp ? 0 : 2;
  }
  try {
    return await asked.run(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    }
    console.error(`atria-widgets: ${error.message}`);
    console.error(`npx atria-widgets ${name} --help says what can be given.`);
    return 2;
  }
}
