import { useLayoutEffect, useRef, useState } from 'react';
import { Heading } from '../../core/element/heading';
import { useWidget } from '../../core/element/widget-context';
import { formatShownDate } from '../../core/i18n/formats';
import { useTexts } from '../../core/i18n/use-texts';
import { usePagedData } from '../../core/listing/use-paged-data';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { drawIcon } from '../../core/ui/icon';
import { Link } from '../../core/ui/link';
import { Pager } from '../../core/ui/pager';
import { safeUrl } from '../../read/link';
import type { Job, JobListingProps } from './job-listing.contract';
import { type Deadline, listed } from './job-listing.model';
import { styles } from './job-listing.styles';
import { texts } from './job-listing.texts';

/** The jobs on one page of the listing, by the page's address [CONT-18]. */
export function JobListing({ jobs, pageSize, addressName }: JobListingProps) {
  const t = useTexts(texts);
  const { announce } = useWidget();
  const top = useRef<HTMLUListElement>(null);
  // The time is not read while rendering, but before the first paint.
  const [now, setNow] = useState<Date | null>(null);
  useLayoutEffect(() => setNow(new Date()), []);
  const paged = usePagedData(listed(jobs, now), pageSize, addressName);
  const { items, page, pageCount, addressOf, goTo } = paged;
  const from = (page - 1) * pageSize;
  const shown = t('/job-listing/shown', from + 1, from + items.length, jobs.length);
  const turnTo = (next: number) => {
    goTo(next);
    announce(t('/job-listing/turned', next, pageCount));
    // A new page is read from its first job, not from the pager.
    top.current?.focus({ preventScroll: true });
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  if (jobs.length === 0) return <p className={styles.empty}>{t('/job-listing/empty')}</p>;
  return (
    <div className={styles.root}>
      <p className={styles.count}>{shown}</p>
      <ul ref={top} tabIndex={-1} className={styles.list} aria-label={t('/job-listing/label')}>
        {items.map(({ job, deadline }, place) => (
          <li key={`${page} ${place}`}>
            <JobRow job={job} deadline={deadline} />
          </li>
        ))}
      </ul>
      <Pager
        label={t('/job-listing/pages')}
        page={page}
        count={pageCount}
        addressOf={addressOf}
        onSelect={turnTo}
      />
    </div>
  );
}

/** A job as one link, with its city and its last day to apply. */
function JobRow({ job, deadline }: { job: Job; deadline: Deadline }) {
  const t = useTexts(texts);
  const { language } = useWidget();
  const date = formatShownDate(job.applicationPeriodEnd, language);
  const leads = safeUrl(job.url) ? styles.linked : styles.unlinked;
  return (
    <article className={cx(styles.job, leads, deadline === 'past' && styles.past)}>
      <div className={styles.what}>
        <Heading className={heading.block}>
          <Link className={styles.link} href={job.url}>
            {job.title}
          </Link>
        </Heading>
        {job.city && <p className={styles.city}>{job.city}</p>}
      </div>
      {deadline !== 'none' && (
        <p className={cx(styles.deadline, styles[deadline])}>
          {t(`/job-listing/${deadline}`, date)}
        </p>
      )}
      {drawIcon('chevron-right', 1)}
    </article>
  );
}
