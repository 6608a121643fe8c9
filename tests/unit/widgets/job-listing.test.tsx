import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '../../../src/widgets/job-listing/job-listing.contract';
import { deadlineOf, listed } from '../../../src/widgets/job-listing/job-listing.model';
import { widget } from '../../../src/widgets/job-listing/job-listing.widget';
import { act, fireEvent, rendered, screen, waitFor, within } from '../support/dom';
import { isOff } from '../support/is-off';
import { renderWidget } from '../support/render-widget';

const job = (title: string, applicationPeriodEnd = '', more: Partial<Job> = {}): Job => ({
  ...{ title, city: 'Seinäjoki', url: `/tyot/${title}`, applicationPeriodEnd },
  ...more,
});
/** So many jobs; job 1 closes last. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const last = new Date(Date.UTC(2028, 0, 1 - index));
    return job(`Työ ${index + 1}`, last.toISOString().slice(0, 10));
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+02:00'), toFake: ['Date'] });
  window.history.replaceState(null, '', '/ura/tyopaikat');
});

const open = (jobs: readonly Job[], props: { pageSize?: number } = {}) =>
  renderWidget(widget, { props: { jobs, ...props } });
const rows = () => screen.getAllByRole('article');
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const disabled = (name: string) => isOff(screen.getByRole('link', { name }));
const currentPage = () =>
  screen.getAllByRole('link').filter((one) => one.getAttribute('aria-current') === 'page');
const search = () => window.location.search;

describe('a job', () => {
  it('shows its title as the link, its city and its last day to apply [CONT-18]', () => {
    open([job('Leikkaaja', '2026-12-01', { city: 'Kauhajoki' })]);
    const link = screen.getByRole('link', { name: 'Leikkaaja' });
    expect(link.getAttribute('href')).toBe('/tyot/Leikkaaja');
    expect(rows()[0]?.textContent).toBe('LeikkaajaKauhajokiHae viimeistään 1.12.2026');
  });

  it('is no link without an address, or with one that runs a script [IMP-09]', () => {
    open([job('A', '', { url: '' }), job('B', '', { url: 'javascript:alert(1)' })]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(titles()).toEqual(['A', 'B']);
  });

  it('says that its last day is today or past, and stays open without one', () => {
    open([
      job('Huomenna', '2026-11-23'),
      job('Tänään', '2026-11-22'),
      job('Eilen', '2026-11-21'),
      job('Aina', 'toistaiseksi'),
    ]);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'AinaSeinäjoki',
      'HuomennaSeinäjokiHae viimeistään 23.11.2026',
      'TänäänSeinäjokiHaku päättyy tänään',
      'EilenSeinäjokiHaku päättyi 21.11.2026',
    ]);
  });
});

describe('the order of the jobs', () => {
  const now = new Date('2026-11-22T23:30:00+02:00');

  const ends = ['2027-01-05', '', '2026-10-01', '2026-11-30', '2026-11-01', '2026-11-22'];
  const order = (at: Date | null) =>
    listed(
      ends.map((end) => job('Työ', end)),
      at,
    ).map(({ job: { applicationPeriodEnd } }) => applicationPeriodEnd);

  it('has first what never closes or closes last, and at its end what has closed', () =>
    expect(order(now)).toEqual([
      '',
      '2027-01-05',
      '2026-11-30',
      '2026-11-22',
      '2026-11-01',
      '2026-10-01',
    ]));

  it('is the same on a server, which knows no time', () => expect(order(null)).toEqual(order(now)));

  it('follows the day in the jobs’ time zone: half past eleven at night is still today', () => {
    expect(deadlineOf(job('Työ', '2026-11-22'), now)).toBe('today');
    expect(deadlineOf(job('Työ', '2026-11-22'), new Date('2026-11-23T00:30:00+02:00'))).toBe(
      'past',
    );
    expect(deadlineOf(job('Työ', '2026-11-22T16:00:00+02:00'), now)).toBe('past');
    expect(deadlineOf(job('Työ', '2026-11-22T23:59:00+02:00'), now)).toBe('today');
  });

  it.each([
    ['5.11.2026', 'past'],
    ['22.11.2026', 'today'],
    ['su 22.11.2026 klo 23.00', 'past'],
    ['23.11.2026', 'open'],
    ['2026-11-22T00:00:00', 'today'],
    ['2026-11-22T00:00:00Z', 'today'],
    ['2026-11-21T22:00:00Z', 'today'],
    ['2026-11-22T23:29:59', 'past'],
    ['2026-11-22T23:59:59', 'today'],
    ['0001-01-01T00:00:00', 'none'],
    ['11/22/2026 00:00:00', 'none'],
    ['31.2.2026', 'none'],
  ])('lasts until the end of a day without a time: %s is %s', (end, deadline) => {
    for (const zone of ['America/New_York', 'Europe/Helsinki', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', zone);
      expect(deadlineOf(job('Työ', end), now)).toBe(deadline);
    }
    vi.unstubAllEnvs();
  });

  it('has a day, which lasts until its end, above a time of that day, however they are written', () => {
    const ends = ['2026-12-01T16:00', '1.12.2026', '2026-12-01T23:00:00+02:00', 'soon'];
    const order = listed(
      ends.map((end) => job('Työ', end)),
      null,
    ).map((one) => one.job.applicationPeriodEnd);
    expect(order).toEqual(['soon', '1.12.2026', '2026-12-01T23:00:00+02:00', '2026-12-01T16:00']);
  });

  it('does not depend on the time on a server, where nothing is past yet', () => {
    const { element, unmount } = open([job('Eilen', '2026-11-21')]);
    unmount();
    const markup = renderToString(element);
    expect(markup).toContain('Hae viimeistään');
    expect(markup).not.toContain('päättyi');
  });
});

describe('the pages of the listing', () => {
  it('have ten jobs each [CONT-18]', () => {
    open(many(23));
    expect(rows()).toHaveLength(10);
    expect(titles()[0]).toBe('Työ 1');
    expect(screen.getByText('Työpaikat 1–10 / 23')).toBeTruthy();
  });

  it('are as large as the tag says [CONT-18]', () => {
    open(many(23), { pageSize: 20 });
    expect(rows()).toHaveLength(20);
    press('Seuraava');
    expect(rows()).toHaveLength(3);
  });

  it('are reached by previous, next and number [CONT-18]', () => {
    const all = many(23);
    open(all);
    expect([disabled('Edellinen'), disabled('Seuraava')]).toEqual([true, false]);
    press('Sivu 3');
    expect(titles()).toEqual(all.slice(20).map(({ title }) => title));
    expect([disabled('Edellinen'), disabled('Seuraava')]).toEqual([false, true]);
    press('Edellinen');
    expect(titles()).toEqual(all.slice(10, 20).map(({ title }) => title));
    expect(currentPage().map((one) => one.getAttribute('aria-label'))).toEqual(['Sivu 2']);
  });

  it('are in the address, and Back goes one back [SRCH-10, IMP-31]', async () => {
    window.history.replaceState(null, '', '/ura/tyopaikat?lang=fi#haku');
    open(many(23));
    press('Sivu 2');
    expect(search()).toBe('?lang=fi&page=2');
    expect(window.location.hash).toBe('#haku');
    press('Seuraava');
    expect(search()).toBe('?lang=fi&page=3');
    // What Back does: another address, and its event.
    act(() => {
      window.history.replaceState(null, '', '/ura/tyopaikat?lang=fi&page=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(titles()[0]).toBe(many(23)[10]?.title));
    press('Sivu 1');
    expect(search()).toBe('?lang=fi');
  });

  it('have links, for search engines and new tabs, that open here by a plain press alone', () => {
    window.history.replaceState(null, '', '/ura/tyopaikat?lang=fi&page=2');
    open(many(23));
    const hrefs = ['Edellinen', 'Sivu 1', 'Seuraava'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      '/ura/tyopaikat?lang=fi',
      '/ura/tyopaikat?lang=fi',
      '/ura/tyopaikat?lang=fi&page=3',
    ]);
    const third = screen.getByRole('link', { name: 'Sivu 3' });
    let isLeft = false;
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    fireEvent.click(third, { ctrlKey: true });
    expect([isLeft, search()]).toEqual([true, '?lang=fi&page=2']);
    expect(fireEvent.click(third)).toBe(false);
    expect(search()).toBe('?lang=fi&page=3');
  });

  it.each(['?page=2', '?currentPage=2'])(
    'begin where the address says: %s [SRCH-15]',
    (address) => {
      window.history.replaceState(null, '', address);
      open(many(23));
      expect(titles()[0]).toBe(many(23)[10]?.title);
    },
  );

  it('end with the last one, also for an address that asks for more', async () => {
    window.history.replaceState(null, '', '?page=99');
    open(many(23));
    expect(rows()).toHaveLength(3);
    await waitFor(() => expect(search()).toBe('?page=3'));
  });

  it('keep the page of the address until the jobs are set, as by a property', () => {
    window.history.replaceState(null, '', '?page=2');
    const { setProps } = open([]);
    expect(search()).toBe('?page=2');
    setProps({ jobs: many(23) });
    expect(titles()[0]).toBe(many(23)[10]?.title);
  });

  it('are read from their top, and announced [IMP-20]', () => {
    open(many(23));
    const next = screen.getByRole('link', { name: 'Seuraava' });
    next.focus();
    fireEvent.click(next);
    expect(within(rendered.activeElement as HTMLElement).getAllByRole('article')).toHaveLength(10);
    expect(screen.getByRole('status').textContent).toBe('Sivu 2 / 3');
  });
});

it('says that there are no jobs', () => {
  open([]);
  expect(screen.getByText('Meillä ei ole juuri nyt avoimia työpaikkoja.')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('has no pager with a single page', () => {
  open(many(10));
  expect(screen.queryByRole('navigation')).toBeNull();
});
