import { event } from '../element/contract';

/** The events every form fires. */
export const formEvents = {
  'atria-form-submit': event<{ form: string }>({
    cancelable: true,
    description: 'A filled form is about to be sent.',
  }),
  'atria-form-success': event<{ form: string; address: string }>({
    cancelable: true,
    description: 'The form was sent; stopping the event stops the way to the success page.',
  }),
};
