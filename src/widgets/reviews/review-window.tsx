import { useState } from 'react';
import type { NewReview } from '../../api/reviews';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { rem } from '../../core/style/tokens';
import { Button } from '../../core/ui/button';
import { late } from '../../core/ui/late';
import { Modal } from '../../core/ui/modal';
import { Skeleton } from '../../core/ui/skeleton';
import { Stars } from '../../core/ui/stars';
import { styles as card } from './review-card.styles';
import type { ReviewFormProps } from './review-form';
import { styles } from './reviews.styles';
import { texts } from './reviews.texts';

// Most visitors of a product write no review.
const ReviewForm = late(() => import('./review-form'), 'ReviewForm');
/** Loads the form, when the pointer is on the button that opens it. */
export const preloadForm = ReviewForm.preload;

export interface ReviewWindowProps extends ReviewFormProps {
  readonly productName: string;
  readonly onClose: () => void;
}

/**
 * The form in a dialog, then the thanks with the sent review; another opening starts anew [REV-04].
 */
export function ReviewWindow({ onReviewed, onClose, ...about }: ReviewWindowProps) {
  const t = useTexts(texts);
  const shared = useSharedTexts();
  const [sent, setSent] = useState<NewReview>();
  if (sent)
    // Another dialog, so that it is read and focused as one.
    return (
      <Modal key="thanks" title={t('/reviews/thanks')} onClose={onClose}>
        <div className={styles.thanks}>
          <Stars value={sent.rating} />
          <blockquote className={styles.quote}>{sent.text}</blockquote>
          <p className={card.name}>{sent.userName}</p>
          <Button onClick={onClose}>{shared('/shared/close')}</Button>
        </div>
      </Modal>
    );
  const take = (review: NewReview) => {
    setSent(review);
    onReviewed(review);
  };
  return (
    <Modal key="form" title={t('/reviews/title', about.productName)} onClose={onClose}>
      <ReviewForm {...about} onReviewed={take} fallback={<Skeleton height={rem(30)} />} />
    </Modal>
  );
}
