import { memo, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { styles as listing } from '../../core/listing/listing.styles';
import { cx } from '../../core/style/css';
import { drawIcon } from '../../core/ui/icon';
import { Stars } from '../../core/ui/stars';
import { withName } from '../../core/ui/with-name';
import { styles } from './review-card.styles';
import { beginningOf, type ListedReview } from './reviews.model';
import { texts } from './reviews.texts';

/** The text; a press replaces a cut one by the whole text, which gets the focus [REV-08]. */
function Text({ review: { text, userName } }: { readonly review: ListedReview }) {
  const t = useTexts(texts);
  const [isWhole, setWhole] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isWhole) shown.current?.focus();
  }, [isWhole]);
  const beginning = isWhole ? undefined : beginningOf(text);
  return (
    <>
      <p ref={shown} className={styles.text} tabIndex={isWhole ? -1 : undefined}>
        {beginning ?? text}
      </p>
      {beginning && (
        <button
          type="button"
          className={cx(listing.link, styles.more)}
          aria-label={withName(t('/reviews/read-on'), userName)}
          onClick={() => setWhole(true)}
        >
          {t('/reviews/read-on')}
        </button>
      )}
    </>
  );
}

/** A review: stars, text, author, and whether it is verified [REV-07]. */
export const ReviewCard = memo(function ReviewCard({ review }: { readonly review: ListedReview }) {
  const t = useTexts(texts);
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        <Stars value={review.stars} />
        {review.isOwn && <span className={styles.own}>{t('/reviews/own')}</span>}
      </div>
      <Text review={review} />
      <p className={styles.foot}>
        <span className={styles.name}>{review.userName}</span>
        {review.isVerified && (
          <span className={styles.verified}>
            {drawIcon('check', 1)}
            <span>{t('/reviews/verified')}</span>
          </span>
        )}
      </p>
    </article>
  );
});
