import * as v from 'valibot';
import { field } from '../../api/field';
import { event } from '../element/contract';

const detail = {
  form: field(v.string(), { description: 'Name of the form.', example: 'retail-contact-form' }),
};

/** The events every form fires. */
export const formEvents = {
  'atria-form-submit': event({
    cancelable: true,
    description: 'A filled form is about to be sent.',
    detail,
  }),
  'atria-form-success': event({
    cancelable: true,
    description: 'The form was sent; stopping the event stops the way to the success page.',
    detail: {
      ...detail,
      address: field(v.string(), {
        description: "Address of the success page; '' when there is none.",
        example: '/kiitos',
      }),
    },
  }),
};
