import { expertQuestion } from '../../core/contact/expert-question.form';
import { Form } from '../../core/form/form';
import type { OverlayProps } from './overlay.contract';

type Props = Pick<OverlayProps, 'questionText' | 'subject' | 'customerId' | 'successUrl'>;

/** The expert question form, which leads to the success page [CONT-08]. */
export const Question = ({ questionText, subject, customerId, successUrl }: Props) => (
  <Form
    form={expertQuestion}
    head={questionText && <p>{questionText}</p>}
    fixed={{ Subject: subject, CustomerId: customerId }}
    successUrl={successUrl}
  />
);
