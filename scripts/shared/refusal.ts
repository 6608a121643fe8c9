/**
 * What a bundler's error says, without the stacks of the bundler and its plugins.
 * @returns undefined for an error of another kind, whose stack tells where it is from
 */
export function refusalOf(error: unknown): string | undefined {
  const { errors } = (error ?? {}) as { errors?: readonly Error[] };
  return errors?.map(({ message }) => message.replace(/\n\s+at [^\n]*/g, '').trim()).join('\n');
}
