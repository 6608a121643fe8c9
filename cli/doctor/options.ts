import { addressOf, pairs, secondsOf } from '../check-api/options';
import { typed, UsageError } from '../typed';

/** The options of `doctor`. */
export const details = `  URL                     the page
  --no-browser            do not open it in Chromium: what its own scripts do is not seen then
  --header "NAME: VALUE"  sent with the page's request and its calls, such as Authorization or
                          Cookie; may be repeated
  --timeout SECONDS       wait so long for an answer; 30 without it
  --json                  print the report as JSON

It looks at the lines of the head, each file of the release, the content security policy, the
settings, the captcha, the frame of the shop from both sides, the tags, and the calls that they make
(GET only). Where Chromium is installed, or CHROMIUM_PATH names one, it also opens the page with
?atria-debug, and tells what the page says of itself.

Exit status: 0 nothing is wrong, 1 something is, 2 the page could not be had.`;

const accepted = {
  'no-browser': { type: 'boolean' },
  header: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/**
 * The options typed after `doctor`.
 *
 * @throws UsageError if they are invalid
 */
export function optionsOf(args: readonly string[]) {
  const { values, positionals } = typed(args, accepted);
  const [url, more] = positionals;
  if (!url) throw new UsageError('Which page? Give its address.');
  if (more) throw new UsageError(`One page is examined at a time, not "${more}" too.`);
  return {
    page: addressOf(url),
    headers: pairs(values.header ?? [], ':', '--header'),
    timeout: secondsOf(values.timeout),
    json: values.json ?? false,
    isOpened: !values['no-browser'],
  };
}
