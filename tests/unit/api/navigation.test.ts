// @vitest-environment node
import { expect, it } from 'vitest';
import { fetchDesktopNavigation, fetchMobileNavigation } from '../../../src/api/navigation';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

const request = { languageId: 'fi', pageId: '7', subDomainId: '2' };

it('asks for the desktop tabs of a page [API-05]', async () => {
  const { api, only } = recordedClient();
  await fetchDesktopNavigation(api, request);
  expect(asked(only())).toBe('GET /api/nav/desktop?languageId=fi&pageId=7&subDomainId=2');
});

it('leaves the sub-domain out of the desktop call when there is none [API-05]', async () => {
  const { api, only } = recordedClient();
  await fetchDesktopNavigation(api, { languageId: 'en', pageId: '7' });
  expect(only().query).toBe('languageId=en&pageId=7');
});

it('reads top tabs, bottom tabs and language menu with all an item has [API-05]', async () => {
  const item = {
    label: 'Tuotteet',
    link: '/tuotteet',
    icon: 'star',
    showBorder: true,
    children: [{ label: 'Makkarat', link: '/tuotteet/makkarat' }],
    teaserImage: '/t.jpg',
    showMoreLabel: 'Kaikki',
    expanded: true,
  };
  const answer = {
    topTabs: [item],
    bottomTabs: [{ ...item, label: 'Reseptit' }],
    languageMenu: [{ label: 'In English', link: '/en/' }],
  };
  const { api } = recordedClient(answer);
  expect(await fetchDesktopNavigation(api, request)).toEqual(answer);
});

it('reads an answer of bottom tabs only, its items without anything but a label [API-05]', async () => {
  const { api } = recordedClient({ bottomTabs: [{ label: 'Brands', link: '/brands' }] });
  expect(await fetchDesktopNavigation(api, request)).toEqual({
    topTabs: [],
    bottomTabs: [
      {
        label: 'Brands',
        link: '/brands',
        icon: '',
        showBorder: false,
        children: [],
        teaserImage: '',
        showMoreLabel: '',
        expanded: false,
      },
    ],
    languageMenu: [],
  });
});

it('asks for the mobile links of a page [API-06]', async () => {
  const { api, only } = recordedClient();
  await fetchMobileNavigation(api, request);
  expect(asked(only())).toBe('GET /api/nav/mobile?languageId=fi&pageId=7&subDomainId=2');
});

it('reads bar links, accordions, plain links and language menu [API-06]', async () => {
  const link = { label: 'Kauppa', link: '/kauppa' };
  const answer = {
    barLinks: [link],
    navAccordions: [
      {
        ...link,
        icon: '',
        children: [link],
        expanded: true,
        showMoreLabel: 'Lisää',
        teaserImage: '/t.jpg',
      },
    ],
    navLinks: [{ ...link, icon: 'heart' }],
    languageMenu: [{ label: 'Svenska', link: '/se/' }],
  };
  const { api } = recordedClient(answer);
  expect(await fetchMobileNavigation(api, request)).toEqual(answer);
});

it('fails when the tabs are no list', async () => {
  expectFaults();
  const { api } = recordedClient({ bottomTabs: 'none' });
  expect((await failureOf(fetchDesktopNavigation(api, request))).kind).toBe('shape');
});
