import * as v from 'valibot';
import { field } from '../../api/field';
import { event } from '../element/contract';

/** The event of every carousel. */
export const carouselEvents = {
  'atria-slide': event({
    description: 'A visitor chose a slide: by a button, a dot, a swipe or a key.',
    detail: { index: field(v.number(), { description: 'Its index, from 0.' }) },
  }),
};
