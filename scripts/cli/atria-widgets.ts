import { usage } from '../check-api/options';
import { command } from './commands/check-api.command';

async function run([name, ...args]: readonly string[]): Promise<number> {
  const isHelp = name === '--help' || args.includes('--help');
  if (name === 'check-api' && !isHelp) return command.run(args);
  if (name && !isHelp) console.error(`There is no command "${name}".\n`);
  console.log(usage);
  return isHelp ? 0 : 2;
}

process.exitCode = await run(process.argv.slice(2));
