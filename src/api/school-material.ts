import type { ApiClient, CallOptions } from './client';
import { postForm } from './form-answer';
import * as paths from './paths';

export interface SchoolMaterialOrder {
  readonly Data: {
    readonly FirstName: string;
    readonly LastName: string;
    readonly School: string;
    readonly Region: string;
    readonly Email: string;
    /** Names of the chosen materials [FSCH-02]. */
    readonly Materials: readonly string[];
    /** Their addresses. */
    readonly Links: readonly string[];
    readonly Message: string;
    readonly Subject: string;
  };
  readonly MTCaptchaToken: string;
}

/** An order of school materials [API-27]. */
export const postSchoolMaterialOrder = (
  api: ApiClient,
  request: SchoolMaterialOrder,
  options?: CallOptions,
) => postForm(api, paths.schoolMaterial, request, options);
