/**
 * The message of a bundler's error, without the stacks of the bundler and its plugins.
 * @returns undefined for an error of another kind, whose stack shows its source
 */
export function refusalOf(error: unknown): string | undefined {
  const { errors } = (error ?? {}) as { errors?: readonly Error[] };
  return errors?.map(({ message }) => message.replace(/\n\s+at [^\n]*/g, '').trim()).join('\n');
}
