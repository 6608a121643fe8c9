import { hydrateAll } from './page';
import { prerenderAll } from './server';

/** What a server does and what a page does, of one build. */
export const bothSides = { hydrateAll, prerenderAll };
