import type { Page } from '@playwright/test';

/** The port of the host that the tests start. */
export const port = Number(process.env.TEST_PORT ?? 4273);

/** The address of a site of the demo: its main one, or by the start of a host name, with its dot. */
export const siteOf = (site = '') => `http://${site}localhost:${port}`;

/** The address of the demo's shop. */
export const shop = siteOf('lihakauppa.');

/** From now on calls of a site fail in this way, as in `contact:500`. */
export const failCalls = (page: Page, fault: string, site = siteOf()) =>
  page.context().addCookies([{ name: 'atria-fault', value: fault, url: site }]);
