// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../scripts/shared/escape-html';
import { reportOf } from '../../../scripts/try/compare-pictures/report';

const change = {
  name: 'card-grid/default',
  width: 375,
  pixels: 12,
  old: 'data:image/png;base64,b2xk',
  now: 'data:image/png;base64,bmV3',
  difference: 'data:image/png;base64,ZGlm',
};

describe('the report of compared pictures', () => {
  const page = reportOf({ title: '1.0.0 & <now>', count: 40, changes: [change] });

  it('shows what differs: old, new and where', () => {
    expect(page).toContain('1 of 40 pictures differ.');
    expect(page).toContain('card-grid/default <small>375 px wide, 12 pixels differ</small>');
    for (const picture of [change.old, change.now, change.difference])
      expect(page).toContain(`<img src="${picture}"`);
  });

  it('needs no other file', () => {
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.filter((one) => !one?.startsWith('data:'))).toEqual([]);
  });

  it('escapes names', () => {
    expect(page).not.toContain('<now>');
    expect(page).toContain(`<h1>${escapeHtml('1.0.0 & <now>')}</h1>`);
  });
});
