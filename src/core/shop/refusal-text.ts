import { ApiError } from '../../api/api-error';
import { Refusal } from '../ui/use-action';

/** The text of a failure for a visitor, in the words of the refusal or of the back end; else ''. */
export const refusalText = (error: unknown): string =>
  error instanceof Refusal ? error.message : error instanceof ApiError ? (error.text ?? '') : '';
