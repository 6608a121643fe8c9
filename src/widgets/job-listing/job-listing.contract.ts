import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredText, text } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { integer, list } from '../../core/element/reading/attributes';
import { addressName } from '../../core/element/shared.attributes';

const jobSchema = v.object({
  title: field(requiredText, { description: 'What the job is called.', example: 'Lihanleikkaaja' }),
  city: field(text, {
    description: 'Where the work is done.',
    example: 'Kauhajoki',
  }),
  url: field(text, {
    description: 'Address of the page to apply on.',
    example: '/tyopaikat/lihanleikkaaja',
  }),
  applicationPeriodEnd: field(text, {
    description:
      'The last day to apply, as an ISO date, or date and time; without one the job stays open.',
    example: '2026-11-30',
    holds: 'date',
  }),
});
export type Job = v.InferOutput<typeof jobSchema>;

export const contract = widgetContract({
  name: 'job-listing',
  purpose: 'cards',
  summary: 'Jobs in pages, the one that closes last on top; closed ones come last and say so.',
  wakes: 'idle',
  because: 'Jobs whose time is over show as closed.',
  attributes: {
    jobs: list(jobSchema, { description: 'The jobs, in any order.' }),
    pageSize: integer({
      default: 10,
      min: 1,
      max: 100,
      description: 'How many jobs a page has.',
      example: '20',
    }),
    addressName,
  },
  // A full page of ten.
  placement: { height: { 0: 1150, 640: 900 } },
});
export type JobListingProps = PropsOf<typeof contract>;
