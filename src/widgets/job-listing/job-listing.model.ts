import { siteZone } from '../../core/i18n/formats';
import type { Job } from './job-listing.contract';

/** The state of a job's deadline: `none` has no last day to apply. */
export type Deadline = 'none' | 'open' | 'today' | 'past';

/** The day of a moment in the jobs' time zone, as an ISO date; Swedish writes dates so. */
const dayAt = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: siteZone }).format(moment);

const isDay = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date);

/**
 * The state of a job at a moment. The last day lasts until its end in the jobs' time zone; a last
 * time ends then.
 * @param now null where the time is unknown: on a server, and while its markup hydrates
 */
export function deadlineOf({ applicationPeriodEnd: end }: Job, now: Date | null): Deadline {
  const last = new Date(end);
  if (Number.isNaN(last.getTime())) return 'none';
  if (!now) return 'open';
  const day = isDay(end) ? end : dayAt(last);
  const today = dayAt(now);
  if (day < today || (!isDay(end) && last < now)) return 'past';
  return day === today ? 'today' : 'open';
}

/**
 * The jobs in order: those without a last day first, then the one that closes last. So past ones
 * are last at any time, and a server's markup has the same order.
 */
export function listed(jobs: readonly Job[], now: Date | null) {
  const endOf = ({ applicationPeriodEnd: end }: Job): number => {
    const last = Date.parse(end);
    return Number.isNaN(last) ? Number.MAX_VALUE : last;
  };
  return jobs
    .map((job) => ({ job, deadline: deadlineOf(job, now) }))
    .sort((one, other) => endOf(other.job) - endOf(one.job));
}
