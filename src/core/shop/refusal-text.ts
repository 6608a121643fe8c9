import { ApiError } from '../../api/api-error';
import { Refusal } from '../ui/use-action';

/** What a visitor can be told of a failure in its own words: of a refusal or of the back end; ''. */
export const refusalText = (error: unknown): string =>
  error instanceof Refusal ? error.message : error instanceof ApiError ? (error.text ?? '') : '';
