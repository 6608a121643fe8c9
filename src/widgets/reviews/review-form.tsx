import type { NewReview } from '../../api/reviews';
import { Form } from '../../core/form/form';
import { review } from './review.form';

export interface ReviewFormProps {
  readonly productId: string;
  /** The nickname it begins with. */
  readonly userName: string;
  /** Called with what was sent. */
  readonly onReviewed: (review: NewReview) => void;
}

/** The form of a review; one that was not sent is kept when its window closes [REV-01, REV-04]. */
export const ReviewForm = ({ productId, userName, onReviewed }: ReviewFormProps) => (
  <Form
    form={review}
    start={{ userName }}
    fixed={{ productId }}
    onSuccess={(values) => onReviewed(values as unknown as NewReview)}
  />
);
