import * as v from 'valibot';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { listOf, text, yes } from './schema';

const linkSchema = v.object({ label: text, link: text });
const iconLinkSchema = v.object({ ...linkSchema.entries, icon: text });
const sectionSchema = v.object({
  ...iconLinkSchema.entries,
  children: listOf(linkSchema),
  expanded: yes,
  showMoreLabel: text,
  teaserImage: text,
});
const itemSchema = v.object({ ...sectionSchema.entries, showBorder: yes });
export const desktopNavigationSchema = v.object({
  topTabs: listOf(itemSchema),
  bottomTabs: listOf(itemSchema),
  languageMenu: listOf(linkSchema),
});
export const mobileNavigationSchema = v.object({
  barLinks: listOf(linkSchema),
  navAccordions: listOf(sectionSchema),
  navLinks: listOf(iconLinkSchema),
  languageMenu: listOf(linkSchema),
});

export type NavigationLink = v.InferOutput<typeof linkSchema>;
export type NavigationIconLink = v.InferOutput<typeof iconLinkSchema>;
export type NavigationSection = v.InferOutput<typeof sectionSchema>;
export type NavigationItem = v.InferOutput<typeof itemSchema>;
export type DesktopNavigation = v.InferOutput<typeof desktopNavigationSchema>;
export type MobileNavigation = v.InferOutput<typeof mobileNavigationSchema>;

export interface NavigationRequest {
  /** The language code. */
  readonly languageId: string;
  readonly pageId?: string | undefined;
  readonly subDomainId?: string | undefined;
}

const query = ({ languageId, pageId, subDomainId }: NavigationRequest) => ({
  languageId,
  pageId,
  subDomainId,
});

/** The tabs of the desktop header [API-05]. */
export const fetchDesktopNavigation = (
  api: ApiClient,
  request: NavigationRequest,
  options?: CallOptions,
) =>
  api.call({
    path: paths.desktopNavigation,
    query: query(request),
    schema: desktopNavigationSchema,
    ...options,
  });

/** The links and sections of the mobile header [API-06]. */
export const fetchMobileNavigation = (
  api: ApiClient,
  request: NavigationRequest,
  options?: CallOptions,
) =>
  api.call({
    path: paths.mobileNavigation,
    query: query(request),
    schema: mobileNavigationSchema,
    ...options,
  });
