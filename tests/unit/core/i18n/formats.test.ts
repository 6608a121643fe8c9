// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatDate } from '../../../../src/core/date/format-date';
import {
  formatDuration,
  formatNumber,
  formatShownDate,
  weekdayOf,
} from '../../../../src/core/i18n/formats';
import { languages, localeOf } from '../../../../src/core/page/language';

it('the weekday of a date is written out; it is empty for an invalid date', () => {
  expect([weekdayOf('2026-11-25', 'fi'), weekdayOf('2026-11-25', 'de')]).toEqual([
    'keskiviikko',
    'Mittwoch',
  ]);
  expect(weekdayOf('huomenna', 'fi')).toBe('');
});

describe('formats', () => {
  it('show a date as dd/MM/yyyy in Finnish and MM/dd/yyyy otherwise [I18N-07]', () => {
    const day = '2026-11-05';
    expect(formatDate(day, 'fi')).toBe('05/11/2026');
    expect(formatDate(day, 'en')).toBe('11/05/2026');
    expect(formatDate(day, 'se')).toBe('11/05/2026');
  });

  it.each([
    ['fi', '5.11.2026'],
    ['se', '2026-11-05'],
    ['en', '5 Nov 2026'],
    ['de', '5.11.2026'],
  ] as const)('show a date that is only read as %s writes it: %s [I18N-07]', (language, shown) => {
    expect(formatShownDate('2026-11-05T12:00:00Z', language)).toBe(shown);
  });

  it('show a date without a time as that day west of Greenwich too [I18N-07]', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    vi.resetModules();
    const west = await import('../../../../src/core/i18n/formats');
    expect(new Date('2026-11-05').getDate()).toBe(4);
    expect(west.formatShownDate('2026-11-05', 'fi')).toBe('5.11.2026');
    vi.unstubAllEnvs();
  });

  it.each(['America/New_York', 'UTC', 'Europe/Helsinki', 'Pacific/Auckland'])(
    'show a moment as its day on the site to a reader in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      vi.resetModules();
      const there = await import('../../../../src/core/i18n/formats');
      expect(there.formatShownDate('2026-11-04T23:30:00Z', 'fi')).toBe('5.11.2026');
      expect(there.formatShownDate('2026-11-05T12:00:00+02:00', 'fi')).toBe('5.11.2026');
      expect(there.formatShownDate('2026-11-05T00:30:00', 'fi')).toBe('5.11.2026');
      vi.unstubAllEnvs();
    },
  );

  it('show nothing for an invalid date', () => {
    expect(formatShownDate('soon', 'fi')).toBe('');
  });

  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
    [119.7, '2 h'],
    [0, ''],
    [null, ''],
  ] as const)('show %s minutes as "%s" [CARD-07]', (minutes, shown) => {
    expect(formatDuration(minutes)).toBe(shown);
  });

  it('show zero without a sign', () => {
    for (const language of languages) expect(formatNumber(-0, language)).toBe('0');
  });

  it.each([
    ['fi', '1903', '12 500'],
    ['en', '1903', '12,500'],
    ['se', '1903', '12 500'],
    ['de', '1903', '12.500'],
  ] as const)('show a year without a thousands mark in %s [CONT-03]', (language, year, large) => {
    const shown = [1903, 12500].map((one) => formatNumber(one, language).replace(/\s/g, ' '));
    expect(shown).toEqual([year, large]);
  });

  it('show a number as the language itself does, also those that need no formatter', () => {
    const numbers = fc.oneof(
      fc.integer({ min: -20000, max: 20000 }),
      fc.integer({ min: 0, max: 99999 }).map((one) => one / 100),
      fc.double(),
    );
    const all = fc.tuple(numbers, fc.constantFrom(...languages), fc.constantFrom(0, 1, 2, 3));
    fc.assert(
      fc.property(all, ([value, language, digits]) => {
        const options = { maximumFractionDigits: digits, useGrouping: 'min2' } as const;
        // Zero has no sign: nobody reads "-0".
        const own = new Intl.NumberFormat(localeOf(language), options).format(value + 0);
        expect(formatNumber(value, language, digits)).toBe(own);
      }),
    );
  });
});
