import { expect, it } from 'vitest';
import { pageSettings } from '../../../src/core/page/settings';
import { setPageSettings } from '../../../src/npm/settings';

it('lets an app set everything under the names of the script tag [ELEM-03]', () => {
  const fetch = () => Promise.reject(new Error('is not asked'));
  setPageSettings({
    ...{ brand: 'goohse', language: 'se', apiBase: '/kauppa', fetch },
    ...{ searchUrl: '/sok', shopUrl: 'https://a.test/', defaults: { shopUrl: 'https://b.test/' } },
  });
  expect(pageSettings()).toMatchObject({
    ...{ brand: 'goohse', language: 'se', apiBase: '/kauppa', fetch },
    defaults: { searchUrl: '/sok', shopUrl: 'https://b.test/' },
  });
  expect(pageSettings()).not.toHaveProperty('searchUrl');
});
