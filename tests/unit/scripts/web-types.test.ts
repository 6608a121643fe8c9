// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { webTypes } from '../../../scripts/describe/web-types';

vi.mock('../../../scripts/shared/release', () => ({ version: '12.3.4' }));

it('web-types are of the release that ships them', () => {
  expect(webTypes([]).version).toBe('12.3.4');
});
