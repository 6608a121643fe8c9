import { number, text } from './reader/columns';
import { rowsOf } from './reader/content';

/** The path of jobs on the group's site. */
export const jobsPath = '/ura/tyopaikat';

/** Open jobs; `days` from today until applications end, negative if past. */
const jobs = rowsOf('jobs.tsv', { title: text, city: text, days: number });

/** The open jobs as of a day; each with its title, city, address and last day to apply. */
export const jobsAt = (now: Date) =>
  jobs.map(({ title, city, days }, index) => ({
    title,
    city,
    url: `${jobsPath}/${3400 + index}`,
    applicationPeriodEnd: new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10),
  }));
