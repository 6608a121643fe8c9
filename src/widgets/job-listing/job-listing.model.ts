import { siteZone } from '../../core/i18n/formats';
import type { Job } from './job-listing.contract';

/** How a job stands: `none` has no last day to apply. */
export type Deadline = 'none' | 'open' | 'today' | 'past';

/** The day of a moment where the jobs are, as an ISO date; the language writes dates so. */
const dayAt = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: siteZone }).format(moment);

const isDay = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date);

/**
 * How a job is at a moment. The last day lasts until its end where the jobs are; one with a
 * time until then.
 * @param now null where nobody may ask: on a server, and where its markup is taken over
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
 * The jobs as they stand: those without a last day on top, then the one that closes last. So those
 * that are past come last whoever asks the clock, and a server's markup has the same order.
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
