import { expertQuestion } from '../../core/contact/expert-question.form';
import { Form } from '../../core/form/form';
import type { ExpertQuestionFormProps } from './expert-question-form.contract';

export const ExpertQuestionForm = ({
  subject,
  customerId,
  successUrl,
}: ExpertQuestionFormProps) => (
  <Form
    form={expertQuestion}
    fixed={{ Subject: subject, CustomerId: customerId }}
    successUrl={successUrl}
  />
);
