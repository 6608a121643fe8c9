import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The typed arguments are invalid. */
export class UsageError extends Error {}

/**
 * The arguments after a command's name.
 *
 * @throws UsageError for an unknown option, or one without its value
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
