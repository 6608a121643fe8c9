import { readDate, siteTime } from '../../read/date';
import type { Job } from './job-listing.contract';

/** The state of a job's deadline: `none` has no last day to apply. */
export type Deadline = 'none' | 'open' | 'today' | 'past';
type Closing = Pick<Job, 'applicationPeriodEnd'>;

/**
 * The state of a job at a moment. The last day lasts until its end in the sites' zone; a last time
 * ends then.
 * @param now null where the time is unknown: on a server, and while its markup hydrates
 */
export function deadlineOf({ applicationPeriodEnd }: Closing, now: Date | null): Deadline {
  const last = readDate(applicationPeriodEnd);
  if (!last) return 'none';
  if (!now) return 'open';
  const time = siteTime(now);
  if (last < time.slice(0, last.length)) return 'past';
  return last.startsWith(time.slice(0, 10)) ? 'today' : 'open';
}

/** When a job closes, to compare: a day at its end, and what stays open after all others. */
const closing = ({ applicationPeriodEnd }: Closing): string =>
  readDate(applicationPeriodEnd)?.padEnd(13, 'T24') ?? '9999';

/**
 * The jobs in order: those without a last day first, then the one that closes last. So past ones
 * are last at any time, and a server's markup has the same order.
 */
export const listed = (jobs: readonly Job[], now: Date | null) =>
  jobs
    .map((job) => ({ job, deadline: deadlineOf(job, now) }))
    .sort((one, other) => closing(other.job).localeCompare(closing(one.job)));
