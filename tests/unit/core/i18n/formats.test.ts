// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatDate, formatDuration } from '../../../../src/core/i18n/formats';

describe('formats', () => {
  it('show a date as dd/MM/yyyy in Finnish and MM/dd/yyyy otherwise [I18N-07]', () => {
    const day = new Date(2026, 10, 5);
    expect(formatDate(day, 'fi')).toBe('05/11/2026');
    expect(formatDate(day, 'en')).toBe('11/05/2026');
    expect(formatDate(day, 'se')).toBe('11/05/2026');
  });

  it('show nothing for what is no date', () => {
    expect(formatDate('soon', 'fi')).toBe('');
  });

  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
    [0, ''],
    [null, ''],
  ] as const)('show %s minutes as "%s" [CARD-07]', (minutes, shown) => {
    expect(formatDuration(minutes)).toBe(shown);
  });
});
