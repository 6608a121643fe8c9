import { Form } from '../../core/form/form';
import type { SponsorshipFormProps } from './sponsorship-form.contract';
import { sponsorship } from './sponsorship-form.form';

export const SponsorshipForm = ({ successUrl }: SponsorshipFormProps) => (
  <Form form={sponsorship} successUrl={successUrl} />
);
