import { defineWidget } from '../../core/element/define-widget';
import { JobListing } from './job-listing';
import { contract } from './job-listing.contract';

export const widget = defineWidget(contract, JobListing);
