import { pushContactRequest } from '../../core/contact/push-contact-request';
import { Form } from '../../core/form/form';
import { ProductsEndpoint } from '../../core/form/form-context';
import type { SalesFormProps } from './sales-form.contract';
import { sales } from './sales-form.form';

export const SalesForm = ({
  formType,
  successUrl,
  requiredText,
  invalidEmailText,
  productsEndpoint,
}: SalesFormProps) => (
  <ProductsEndpoint value={productsEndpoint}>
    <Form
      form={sales}
      start={{ formType }}
      words={{ '/shared/required': requiredText, '/form/email-wrong': invalidEmailText }}
      successUrl={successUrl}
      onSuccess={pushContactRequest}
    />
  </ProductsEndpoint>
);
