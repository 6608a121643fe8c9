import type { ApiClient, CallOptions } from './client';
import { type FormRequest, postForm } from './form-answer';
import * as paths from './paths';

/** An order of school materials, which has no files [API-27]. */
export const postSchoolMaterialOrder = (
  api: ApiClient,
  request: Omit<FormRequest, 'Files'>,
  options?: CallOptions,
) => postForm(api, paths.schoolMaterial, request, options);
