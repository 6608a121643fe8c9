import { Hono } from 'hono';
import { desktopNavigation, mobileNavigation } from '../data/navigation';
import { languageOf, portOf, siteOf } from './site';

/** The headers' tabs and links. */
export const navigationRoutes = () =>
  new Hono()
    .get('/api/nav/desktop', (context) =>
      context.json(
        desktopNavigation(siteOf(context), languageOf(context, 'languageId'), portOf(context)),
      ),
    )
    .get('/api/nav/mobile', (context) =>
      context.json(
        mobileNavigation(siteOf(context), languageOf(context, 'languageId'), portOf(context)),
      ),
    );
