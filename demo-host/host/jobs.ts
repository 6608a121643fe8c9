import { formatShownDate } from '../../src/core/i18n/formats';
import type { Brand } from '../../src/core/page/brand';
import { deadlineOf } from '../../src/widgets/job-listing/job-listing.model';
import { jobsAt, jobsPath } from '../../stand-in/data/jobs';
import { picture } from '../../stand-in/data/picture-address';
import { wordIn } from '../../stand-in/data/words';
import { type Article, article } from './article';

/** The page of a job on the group's site: its description, place, and how to apply. */
export function jobPage(site: Brand, path: string): Article | undefined {
  if (site !== 'atriacom') return undefined;
  const now = new Date();
  const job = jobsAt(now).find(({ url }) => url === path);
  if (!job) return undefined;
  const { title, city, applicationPeriodEnd: end } = job;
  const isPast = deadlineOf(job, now) === 'past';
  const date = formatShownDate(end, 'fi');
  return article({
    language: 'fi',
    title,
    lead: `${city} · ${isPast ? `haku päättyi ${date}` : `hae viimeistään ${date}`}`,
    image: picture('people', `${site} ${title}`),
    body: [wordIn('job-offer', 'fi'), wordIn(isPast ? 'job-closed' : 'job-apply', 'fi')],
    links: [{ label: 'Kaikki avoimet työpaikat', link: jobsPath }],
  });
}
