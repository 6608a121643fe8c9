import { Form } from '../../core/form/form';
import type { ContactFormProps } from './contact-form.contract';
import { contact } from './contact-form.form';

export const ContactForm = ({ successUrl, debug }: ContactFormProps) => (
  <Form form={contact} fixed={{ debug }} successUrl={successUrl} />
);
