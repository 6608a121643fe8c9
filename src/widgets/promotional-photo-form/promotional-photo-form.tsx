import { Form } from '../../core/form/form';
import type { PromotionalPhotoFormProps } from './promotional-photo-form.contract';
import { promotionalPhoto } from './promotional-photo-form.form';

export const PromotionalPhotoForm = ({ rulesUrl, successUrl }: PromotionalPhotoFormProps) => (
  <Form form={promotionalPhoto} links={{ rules: rulesUrl }} successUrl={successUrl} />
);
