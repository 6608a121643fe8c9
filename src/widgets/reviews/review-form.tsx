import { useEffect, useMemo } from 'react';
import type { NewReview } from '../../api/reviews';
import { forgetDraft } from '../../core/form/drafts';
import { Form } from '../../core/form/form';
import { review } from './review.form';

export interface ReviewFormProps {
  readonly productId: string;
  /** The nickname it begins with. */
  readonly userName: string;
  /** Called with what was sent. */
  readonly onReviewed: (review: NewReview) => void;
}

/** The form of a review; it begins anew when its window has been closed [REV-01, REV-04]. */
export function ReviewForm({ productId, userName, onReviewed }: ReviewFormProps) {
  // What was typed about one product is no draft about another.
  const form = useMemo(() => ({ ...review, draft: `review-${productId}` }), [productId]);
  useEffect(() => () => forgetDraft(form), [form]);
  return (
    <Form
      form={form}
      start={{ userName }}
      fixed={{ productId }}
      onSuccess={(values) => onReviewed(values as unknown as NewReview)}
    />
  );
}
