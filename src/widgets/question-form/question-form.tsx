import { Form } from '../../core/form/form';
import type { QuestionFormProps } from './question-form.contract';
import { question } from './question-form.form';

export const QuestionForm = ({ successText }: QuestionFormProps) => (
  <Form form={question} words={{ '/form/thanks': successText }} />
);
