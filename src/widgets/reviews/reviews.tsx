import { useId, useState } from 'react';
import { fetchReviews } from '../../api/reviews';
import { Heading } from '../../core/element/heading';
import { useTexts } from '../../core/i18n/use-texts';
import { styles as listing } from '../../core/listing/listing.styles';
import { pageParam } from '../../core/listing/query-params';
import { ResultCount } from '../../core/listing/result-count';
import { useListing } from '../../core/listing/use-listing';
import { useOverlay } from '../../core/popups/overlay';
import { containerPart } from '../../core/style/container.styles';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { Link } from '../../core/ui/link';
import { starsTexts } from '../../core/ui/stars.texts';
import { ReviewList } from './review-list';
import { preloadForm, ReviewWindow, type ReviewWindowProps } from './review-window';
import type { ReviewsProps } from './reviews.contract';
import { countOf, type ListedReview, listed, withSent } from './reviews.model';
import { styles } from './reviews.styles';
import { texts } from './reviews.texts';

type WriteReviewProps = Omit<ReviewWindowProps, 'onClose'> & Pick<ReviewsProps, 'loginUrl'>;

/** Opens the form; a visitor without a user name gets a link to the login [REV-02, ROLE-05]. */
function WriteReview({ loginUrl, ...about }: WriteReviewProps) {
  const t = useTexts(texts);
  const { isOpen, open, close } = useOverlay();
  if (!about.userName)
    return (
      <p className={styles.login}>
        <span>{t('/reviews/login-why')}</span>{' '}
        <Link className={listing.link} href={loginUrl}>
          {t('/reviews/login')}
        </Link>
      </p>
    );
  return (
    <>
      <Button onPointerEnter={preloadForm} onFocus={preloadForm} onClick={() => open()}>
        {t('/reviews/write')}
      </Button>
      {isOpen && <ReviewWindow {...about} onClose={close} />}
    </>
  );
}

const params = { page: pageParam() };
const pageSize = 9;

/** The reviews of a product, each product with a list of its own. */
export const Reviews = (props: ReviewsProps) =>
  props.productId ? <ProductReviews key={props.productId} {...props} /> : null;

/** The list in pages of 9, with the visitor's own reviews on top [REV-06, API-41]. */
function ProductReviews(props: ReviewsProps) {
  const { productId, productName, userName, loginUrl, addressName } = props;
  const t = useTexts(texts);
  const stars = useTexts(starsTexts);
  const [own, setOwn] = useState<readonly ListedReview[]>([]);
  const titleId = useId();
  const listing = useListing({
    params,
    addressName,
    key: productId,
    load: (api, { page }, { language, signal }) =>
      fetchReviews(api, { language, page, pageSize, productId }, { signal }),
  });
  const reviews = {
    ...listing,
    hits: listed(own, listing.hits),
    totalCount: countOf(own, listing.first ?? listing),
  };
  return (
    <section className={containerPart} aria-labelledby={titleId}>
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <Heading id={titleId} className={heading.section}>
              {t('/reviews/heading')}
            </Heading>
            <ResultCount
              listing={reviews}
              text={stars('/ui/reviews', reviews.totalCount)}
              empty={t('/reviews/none')}
            />
          </div>
          <WriteReview
            {...{ productId, productName, userName, loginUrl }}
            onReviewed={(review) => setOwn((before) => withSent(before, review))}
          />
        </div>
        <ReviewList reviews={reviews} pageSize={pageSize} titleId={titleId} />
      </div>
    </section>
  );
}
