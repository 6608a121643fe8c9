import { fetchDesktopNavigation, fetchMobileNavigation } from '../../src/api/navigation';
import { desktopNavigation, mobileNavigation } from '../data/navigation';
import { answers, type Route } from './route';
import { languageOf, portOf, siteOf } from './site';

/** The headers' tabs and links. */
export const routes = (): readonly Route[] => [
  answers(fetchDesktopNavigation, (context) =>
    desktopNavigation(siteOf(context), languageOf(context, 'languageId'), portOf(context)),
  ),
  answers(fetchMobileNavigation, (context) =>
    mobileNavigation(siteOf(context), languageOf(context, 'languageId'), portOf(context)),
  ),
];
