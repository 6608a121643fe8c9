import { checkApi } from '../check-api/check-api';
import { NoAnswer } from '../check-api/exchange';
import { optionsOf, UsageError, usage } from '../check-api/options';
import { reportText, statusOf } from '../check-api/report';

/** Prints what a back end does, and returns the exit status. */
async function check(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  const report = await checkApi(options);
  console.log(options.json ? JSON.stringify(report, null, 2) : reportText(report));
  return statusOf(report);
}

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (!command || [command, ...args].some((one) => /^(--help|-h|help)$/.test(one))) {
    console.log(usage);
    return command ? 0 : 2;
  }
  try {
    if (command !== 'check-api') throw new UsageError(`There is no command "${command}".`);
    return await check(args);
  } catch (error) {
    if (!(error instanceof NoAnswer) && !(error instanceof UsageError)) throw error;
    console.error(`atria-widgets: ${error.message}`);
    if (error instanceof UsageError) console.error(`\n${usage}`);
    return 2;
  }
}

process.exitCode = await run(process.argv.slice(2));
