import { siteZone } from '../../core/i18n/formats';
import type { Job } from './job-listing.contract';

/** How a job stands: `none` has no last day to apply. */
export type Deadline = 'none' | 'open' | 'today' | 'past';

/** The day of a moment where the jobs are, as an ISO date; the language writes dates so. */
const dayAt = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: siteZone }).format(moment);

const isDay = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date);

/**
 * How a job stands at a moment. The last day lasts until its end where the jobs are; one with a
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

/** The jobs as they stand: the one that closes first on top, those without a last day, the past. */
export function listed(jobs: readonly Job[], now: Date | null) {
  const order = { open: 0, today: 0, none: 1, past: 2 };
  return jobs
    .map((job) => ({ job, deadline: deadlineOf(job, now) }))
    .sort((one, other) => {
      const [a, b] = [order[one.deadline], order[other.deadline]];
      if (a !== b || a === 1) return a - b;
      const [first, second] = [one, other].map(({ job }) => Date.parse(job.applicationPeriodEnd));
      // Of those that are past the one that closed last.
      return ((first ?? 0) - (second ?? 0)) * (a === 2 ? -1 : 1);
    });
}
