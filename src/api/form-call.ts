import type * as v from 'valibot';
import { type Body, bodyOf, type Call, defineCall } from './define-call';
import { type FormRequest, formAnswer } from './form-answer';

/** What differs from form to form. */
interface FormCall<S> {
  /** Its path. */
  readonly post: string;
  /** What is said of parts of its body, beside its fields; see `bodyOf`. */
  readonly parts?: Body<FormRequest>['parts'];
  /** What its answer must look like, where that is not `formAnswer`. */
  readonly answer?: S;
}

/** Declares the call of a form to the company; its body is made of the form's fields [FORM-16]. */
/* @__NO_SIDE_EFFECTS__ */
export function defineFormCall<S extends v.GenericSchema = typeof formAnswer>({
  post,
  parts = {},
  answer = formAnswer as unknown as S,
}: FormCall<S>): Call<FormRequest, S> {
  return defineCall({
    post,
    body: bodyOf<FormRequest>(parts),
    answer,
    subject: 'Forms',
    fault: 'contact',
  });
}
