import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What was typed cannot be followed. */
export class UsageError extends Error {}

/**
 * What was typed after a command's name.
 *
 * @throws UsageError for an option that there is not, or that lacks its value
 */
export function typed<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. To specify.*/s, '.'));
  }
}
