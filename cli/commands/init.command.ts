import type { Command } from '../command';
import { details, initOptionsOf } from '../init/options';
import { installed } from '../installed';

export const command: Command = {
  summary: 'Writes a starter page with head lines, policy, captcha, consent and monitoring.',
  usage: 'KIND [--out FOLDER] [--brand BRAND] [--language LANGUAGE] [addresses]',
  details,
  async run(args) {
    const options = initOptionsOf(args);
    // The package is resolved as a bundler resolves it.
    const { init } = await import('../init/init');
    init(options, installed());
    const { folder, captchaKey, shopName } = options;
    console.log(`${folder} has the page and the release. It is shown, with a stand-in back end, by
  npx atria-widgets mock --pages ${folder}
and examined by
  npx atria-widgets doctor http://localhost:4010/`);
    if (!captchaKey)
      console.log('The captcha is a stand-in: give --captcha-key before the page is public.');
    if (shopName === 'localhost')
      console.log('The shop is on this machine: give --shop-name before the page is public.');
    return 0;
  },
};
