import type { NewReview } from '../../api/reviews';
import { Form } from '../../core/form/form';
import { review } from './review.form';

export interface ReviewFormProps {
  readonly productId: string;
  /** The first value of the nickname, if it is no e-mail address: the nickname is public. */
  readonly userName: string;
  /** Called with the sent review. */
  readonly onReviewed: (review: NewReview) => void;
}

/** The form for a review; an unsent one is kept when its dialog closes [REV-01, REV-04]. */
export const ReviewForm = ({ productId, userName, onReviewed }: ReviewFormProps) => (
  <Form
    form={review}
    start={{ userName: userName.includes('@') ? '' : userName }}
    fixed={{ productId }}
    onSuccess={(values) => onReviewed(values as unknown as NewReview)}
  />
);
