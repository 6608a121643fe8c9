import { installedChromium } from '../../scripts/shared/chromium-path';
import { NoAnswer } from '../check-api/exchange';
import type { Command } from '../command';
import { examine } from '../doctor/doctor';
import { details, optionsOf } from '../doctor/options';
import { reportText, statusOf } from '../doctor/report';

export const command: Command = {
  summary: 'Asks a live page and what it names as a browser would: what is wrong, and what helps.',
  usage: 'URL [--no-browser] [--header "NAME: VALUE"] [--timeout SECONDS] [--json]',
  details,
  run: async (args) => {
    const { json, isOpened, ...options } = optionsOf(args);
    const chromium = isOpened ? installedChromium() : undefined;
    if (isOpened && !chromium && !json)
      console.log(
        'No Chromium is on this machine (CHROMIUM_PATH names one): the page is not opened.\n',
      );
    try {
      const report = await examine({ ...options, chromium });
      console.log(json ? JSON.stringify(report, null, 2) : reportText(report));
      return statusOf(report);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      console.error(`atria-widgets: ${error.message}`);
      return 2;
    }
  },
};
