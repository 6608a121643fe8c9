import type { QueryValue } from './call-address';

// These texts are for documentation and for tests of a back end: the build replaces each parameter
// by a 0 (scripts/build/bundle/strip-docs.ts), so that visitors load only its name.

/** A part of a call's path or query. */
export interface Param<T = unknown, Required extends boolean = boolean> {
  /** Its meaning, in a whole sentence. */
  readonly description: string;
  /** A sample value, which also has its type. */
  readonly sample: T;
  /** Whether each request has it. */
  readonly required: Required;
  /** The name of its value among those given and learnt, if its own means something else there. */
  readonly given?: string;
}

/**
 * Declares a parameter that each request has.
 *
 * @param sample a sample value; the parameter has its type
 * @param given the name of its value among those from answers and from the command line
 */
export const param = <T>(
  description: string,
  sample: T & QueryValue,
  given?: string,
): Param<T, true> => ({ description, sample, required: true, ...(given && { given }) });

/** The same parameter, if a request may omit it. */
export const optional = <T>(one: Param<T>): Param<T, false> => ({ ...one, required: false });
