import { checkApi } from '../../check-api/check-api';
import { NoAnswer } from '../../check-api/exchange';
import { optionsOf, UsageError, usage } from '../../check-api/options';
import { reportText, statusOf } from '../../check-api/report';
import type { Command } from '../command';

/** Prints what a back end does; the exit status is that of its report, 2 when there is none. */
export const command: Command = {
  summary: 'Tries a back end against the calls that the widgets make, call by call.',
  usage:
    'URL [--api-base ADDRESS] [--write] [--only PART] [--with NAME=VALUE] [--header "NAME: VALUE"] [--anti-forgery-header NAME] [--timeout SECONDS] [--json]',
  run: async (args) => {
    try {
      const options = optionsOf(args);
      const report = await checkApi(options);
      console.log(options.json ? JSON.stringify(report, null, 2) : reportText(report));
      return statusOf(report);
    } catch (error) {
      if (!(error instanceof NoAnswer) && !(error instanceof UsageError)) throw error;
      console.error(`atria-widgets: ${error.message}`);
      if (error instanceof UsageError) console.error(`\n${usage}`);
      return 2;
    }
  },
};
