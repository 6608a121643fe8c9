import type * as v from 'valibot';
import { type Body, bodyOf, type Call, defineCall } from './define-call';
import { type FormRequest, formAnswer } from './form-answer';

/** The differences between forms. */
interface FormCall<S> {
  /** Its path. */
  readonly post: string;
  /** Documentation of parts of its body, besides its fields; see `bodyOf`. */
  readonly parts?: Body<FormRequest>['parts'];
  /** The schema of its answer, if it is not `formAnswer`. */
  readonly answer?: S;
}

/** Declares the call of a form to the company; the form's fields make its body [FORM-16]. */
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
    fault: 'contact',
  });
}
