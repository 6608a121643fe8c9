import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import { type FormAnswer, type FormRequest, postForm } from './form-answer';
import * as paths from './paths';

/** What complaint and feedback have in common [FCOMP-07]. */
export interface FeedbackData {
  readonly Firstname: string;
  readonly Lastname: string;
  readonly StreetAddress: string;
  readonly PostalCode: string;
  readonly City: string;
  readonly Phone: string;
  readonly Email: string;
  readonly ContactByEmail: boolean;
  readonly ContactByPhone: boolean;
  readonly NoContact: boolean;
  readonly Message: string;
  readonly ProductId: number;
  readonly ProductName: string;
}

/** The complaint adds the package's own data [FCOMP-02]. */
export interface ReclamationData extends FeedbackData {
  readonly BatchNumber: string;
  /** ISO date string. */
  readonly ExpirationDate: string;
  readonly PlaceOfPurchase: string;
}

export interface SponsorshipData {
  readonly Subject: string;
  readonly Groupname: string;
  readonly EventDate: string;
  readonly Message: string;
  readonly Firstname: string;
  readonly Lastname: string;
  readonly Email: string;
  readonly Phone: string;
}

const feedbackSchema = v.object({ data: v.object({ isSuccess: v.boolean() }) });

/** A complaint about a product [API-22]. */
export const postReclamation = (
  api: ApiClient,
  request: FormRequest<ReclamationData>,
  options?: CallOptions,
) => postForm(api, paths.reclamation, request, options);

/** Feedback; its answer stands inside `data` [API-23]. */
export const postFeedback = async (
  api: ApiClient,
  request: FormRequest<FeedbackData>,
  options?: CallOptions,
): Promise<FormAnswer> => {
  const { data } = await api.call({
    method: 'post',
    path: paths.feedback,
    json: request,
    schema: feedbackSchema,
    ...options,
  });
  return data;
};

/** A question to the producer [API-24]. */
export const postQuestion = (
  api: ApiClient,
  request: FormRequest<{ Message: string }>,
  options?: CallOptions,
) => postForm(api, paths.question, request, options);

/** An application for sponsorship [API-25]. */
export const postSponsorship = (
  api: ApiClient,
  request: FormRequest<SponsorshipData>,
  options?: CallOptions,
) => postForm(api, paths.sponsorship, request, options);
