import { brandStory } from './brand-story';
import { campaign } from './campaign';
import { contact } from './contact';
import { jobs } from './jobs';
import { lunch } from './lunch';
import { school } from './school';
import { shopFront } from './shop-front';

/** The pages with which an editor may start. */
export const readyPages = {
  campaign,
  school,
  jobs,
  brandStory,
  shopFront,
  lunch,
  contact,
} as const;
export type ReadyName = keyof typeof readyPages;
export const readyNames = Object.keys(readyPages) as readonly ReadyName[];
