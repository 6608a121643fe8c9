import * as v from 'valibot';
import { defineCall } from './define-call';
import { field } from './field';
import { optional, param } from './param';
import { language } from './parameters';
import { listOf, text, yes } from './schema';

const linkSchema = v.object({
  label: field(text, { description: 'Text of the link.', example: 'Leikkeleet' }),
  link: field(text, { description: 'Address it leads to.', example: '/tuotteet/leikkeleet' }),
});
const iconLinkSchema = v.object({
  ...linkSchema.entries,
  icon: field(text, {
    description:
      'Icon before the text: a name of the icon set, such as `phone`, or the address of a picture. Another word shows none.',
    example: 'phone',
  }),
});
const sectionSchema = v.object({
  ...iconLinkSchema.entries,
  children: field(listOf(linkSchema), {
    description:
      'Links of its menu. An entry without any, and without a picture, is a plain link; so is one with only a picture in a row whose menus are short lists, which show no picture.',
  }),
  expanded: field(yes, {
    description: 'Whether its menu is open at first, where it folds; no when absent.',
  }),
  showMoreLabel: field(text, {
    description:
      'Text of the link at the end of its menu, which leads to `link`. Without it a wide window shows none, a phone `label` at the picture.',
    example: 'Kaikki tuotteet',
  }),
  teaserImage: field(text, {
    description: 'Address of the picture in its menu; none when absent.',
    example: '/t.jpg',
  }),
});
const itemSchema = v.object({
  ...sectionSchema.entries,
  showBorder: field(yes, { description: 'Whether a frame marks the tab; no when absent.' }),
});
const languageMenu = field(listOf(linkSchema), {
  description: 'The page in its other languages, each named in that language.',
});
const desktopNavigationSchema = v.object({
  topTabs: field(listOf(itemSchema), {
    description: 'Tabs of the upper row, in order; sites without one leave it out.',
  }),
  bottomTabs: field(listOf(itemSchema), {
    description: 'Tabs of the lower row, in order: the sections of the site.',
  }),
  languageMenu,
});
const mobileNavigationSchema = v.object({
  barLinks: field(listOf(linkSchema), {
    description: 'Links of the row below the header, which scrolls sideways.',
  }),
  navAccordions: field(listOf(sectionSchema), {
    description: 'Sections of the side menu, each folding open.',
  }),
  navLinks: field(listOf(iconLinkSchema), {
    description: 'Single links below the sections of the side menu.',
  }),
  languageMenu,
});

/** The language fields of the navigation for wide and for narrow windows. */
export type LanguageMenu = Pick<DesktopNavigation, 'languageMenu'>;
export type NavigationLink = v.InferOutput<typeof linkSchema>;
export type NavigationSection = v.InferOutput<typeof sectionSchema>;
export type NavigationItem = v.InferOutput<typeof itemSchema>;
export type DesktopNavigation = v.InferOutput<typeof desktopNavigationSchema>;
export type MobileNavigation = v.InferOutput<typeof mobileNavigationSchema>;

const params = {
  languageId: language,
  pageId: optional(param('Id of the page, from its tag.', '12')),
  subDomainId: optional(param('Id of the site, from its tag.', '1')),
};

/** The tabs of the desktop header [API-05]. */
export const fetchDesktopNavigation = defineCall({
  get: '/api/nav/desktop',
  params,
  answer: desktopNavigationSchema,
  sample: { pageId: '12', subDomainId: '1' },
  fault: 'nav',
});

/** The links and sections of the mobile header [API-06]. */
export const fetchMobileNavigation = defineCall({
  get: '/api/nav/mobile',
  params,
  answer: mobileNavigationSchema,
  sample: { pageId: '12', subDomainId: '1' },
  fault: 'nav',
});
