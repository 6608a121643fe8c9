import type { QueryValue } from './call-address';

// What is said here is for documentation and for those who try a back end: the build puts a 0 in the
// place of each parameter (scripts/build/bundle/strip-docs.ts), so that visitors carry its name alone.

/** A part of a call's path or query. */
export interface Param<T = unknown, Required extends boolean = boolean> {
  /** What it is, in a whole sentence. */
  readonly description: string;
  /** A value of it, which also has its type. */
  readonly sample: T;
  /** Whether each request has it. */
  readonly required: Required;
  /** The name that its value has among those given and learnt, where its own means another thing. */
  readonly given?: string;
}

/**
 * Declares a parameter, which each request has.
 *
 * @param sample a value of it; the parameter has its type
 * @param given the name of its value among those that answers and the command line give
 */
export const param = <T>(
  description: string,
  sample: T & QueryValue,
  given?: string,
): Param<T, true> => ({ description, sample, required: true, ...(given && { given }) });

/** The same parameter where a request may leave it out. */
export const optional = <T>(one: Param<T>): Param<T, false> => ({ ...one, required: false });
