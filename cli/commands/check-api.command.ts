import { callsFor } from '../check-api/calls-for';
import { checkApi, type Row } from '../check-api/check-api';
import { NoAnswer } from '../check-api/exchange';
import { details, optionsOf } from '../check-api/options';
import { endText, headText, rowText, statusOf } from '../check-api/report';
import type { Command } from '../command';

/** Prints the report about a back end; the exit status is the report's, or 2 without one. */
export const command: Command = {
  summary: 'Tries a back end against the calls that the widgets make, call by call.',
  usage:
    'URL [--api-base ADDRESS] [--for PAGE|TAGS] [--write] [--only PART] [--with NAME=VALUE] [--header "NAME: VALUE"] [--anti-forgery-header NAME] [--timeout SECONDS] [--json]',
  details,
  run: async (args) => {
    try {
      const options = optionsOf(args);
      // A back end may be slow: each call is reported as soon as it was tried.
      const say = options.json ? () => {} : console.log;
      let before: Row | undefined;
      say(headText(options));
      const calls = options.for && (await callsFor(options.for));
      const report = await checkApi(calls ? { ...options, calls } : options, fetch, (row) => {
        say(rowText(row, before));
        before = row;
      });
      console.log(options.json ? JSON.stringify(report, null, 2) : endText(report));
      return statusOf(report);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      console.error(`atria-widgets: ${error.message}`);
      return 2;
    }
  },
};
