import { event } from './contract';

/** What every element fires, and the page; for documentation and types. */
export const commonEvents = {
  'atria-paint': event({ description: 'The element has painted its first data.' }),
  'atria-ready': event({
    description: 'Fired at the document: all widgets in view have painted their first data.',
  }),
};
