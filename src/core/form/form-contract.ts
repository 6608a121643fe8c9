import * as v from 'valibot';
import { field } from '../../api/field';
import { type Attributes, type Contract, type Declared, event } from '../element/contract';

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
    description: 'The form was sent; cancelling the event keeps the visitor on the page.',
    detail: {
      ...detail,
      address: field(v.string(), {
        description: "Address of the success page; '' if there is none.",
        example: '/kiitos',
      }),
    },
  }),
};

/** Declares the contract of a form: its events are those of every form. */
export const formContract = <A extends Attributes>(
  contract: Omit<Declared<A>, 'events'>,
): Contract<A, typeof formEvents> => ({ ...contract, events: formEvents });
