import * as React from 'react';

/** How many of its elements have kept, in this second, the stack of who made them. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, Internals>;

// React's code for developers keeps a stack for each of the first ten thousand elements of a second,
// for the text of a warning. That took a fifth of the time of a form's tests; a warning fails a test
// all the same.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
