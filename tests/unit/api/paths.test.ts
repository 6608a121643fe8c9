// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../../../demo-host/api/app';
import * as paths from '../../../src/api/paths';

// Each path is tried with both methods, and the back end tells of what it does not have.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const all = Object.entries(paths);

describe('the default path of every call', () => {
  it.each(all)('stands in docs/api.md: %s', (_, path) => {
    expect(page.includes(path), `docs/api.md has no row for ${path}: add one`).toBe(true);
  });

  // Every call of the API area: its path, what follows it, and its method. A post is refused with
  // 400 where it has no body; that of a like, of the cart and of a menu needs none.
  const calls: readonly (readonly [method: string, path: string, status: number])[] = [
    ['GET', `${paths.desktopNavigation}?languageId=fi`, 200],
    ['GET', `${paths.mobileNavigation}?languageId=fi`, 200],
    ['GET', `${paths.suggestions}?language=fi&q=kana&pageSize=5&sortOrder=0`, 200],
    ['GET', `${paths.content}?language=fi&page=1&pageSize=10`, 200],
    ['GET', `${paths.retailProducts}?language=fi`, 200],
    ['GET', `${paths.products}?language=fi&page=1&pageSize=10`, 200],
    ['GET', `${paths.shopProducts}?language=fi&page=1&pageSize=10`, 200],
    ['GET', `${paths.recipes}?language=fi&page=1&pageSize=10`, 200],
    ['GET', `${paths.news}?language=fi&page=1&pageSize=10`, 200],
    ['GET', `${paths.filteredCards}/kana/recipeCard`, 200],
    ['GET', `${paths.facetGroups}?language=fi`, 200],
    ['GET', paths.customFacets, 200],
    ['GET', `${paths.recipeTags}?recipeSearchBlockId=1`, 200],
    ['POST', `${paths.like}/1`, 200],
    ['GET', `${paths.product}/LK4101`, 200],
    ['GET', `${paths.releaseCategories}?language=fi`, 200],
    ['POST', paths.releaseSubscription, 400],
    ['POST', paths.reclamation, 400],
    ['POST', paths.feedback, 400],
    ['POST', paths.question, 400],
    ['POST', paths.sponsorship, 400],
    ['POST', paths.contactRequest, 400],
    ['POST', paths.schoolMaterial, 400],
    ['POST', paths.promotionalPhoto, 400],
    ['POST', paths.mfContact, 400],
    ['POST', paths.exportContact, 400],
    ['POST', paths.expertQuestion, 400],
    ['POST', paths.contactWithImage, 400],
    ['POST', paths.salesForm, 400],
    ['POST', paths.newsletter, 400],
    ['POST', paths.shopNewsletter, 400],
    ['POST', paths.campaign, 400],
    ['GET', `${paths.deliveryTimes}?postalCode=00100`, 200],
    ['GET', `${paths.availability}?postalCode=00100`, 200],
    ['POST', paths.availability, 400],
    ['GET', `${paths.reviews}?language=fi&page=1&pageSize=5&productId=LK4101`, 200],
    ['POST', paths.reviews, 400],
    ['GET', `${paths.cart}/load?language=fi`, 200],
    ['POST', `${paths.cart}/add?language=fi&code=LK4101&quantity=1`, 200],
    ['POST', `${paths.cart}/changequantity?language=fi&code=LK4101&quantity=2`, 200],
    ['POST', `${paths.cart}/addcouponcode?language=fi&code=KESA10`, 200],
    ['POST', `${paths.cart}/removecouponcode?language=fi&code=KESA10`, 200],
    ['GET', paths.customer, 200],
    ['POST', paths.customer, 400],
    ['GET', `${paths.menu}?menuId=1`, 200],
    ['GET', paths.menuRecipes, 200],
    ['POST', paths.menu, 400],
  ];

  it.each(all)('has its calls below: %s', (_, path) => {
    const ends = (called: string) => called.slice(path.length);
    const own = calls.filter(
      ([, called]) => called.startsWith(path) && /^$|^[/?]/.test(ends(called)),
    );
    expect(own, `add the calls of ${path} to the list above`).not.toEqual([]);
  });

  it.each(calls)(
    'is answered by the stand-in back end, whoever asks: %s %s with %i [ELEM-07]',
    async (method, path, status) => {
      const { fetch } = createBackend();
      const answer = await fetch(`http://localhost${path}`, { method });
      expect(answer.status).toBe(status);
    },
  );

  it('is not answered for a call that is none', async () => {
    const { fetch } = createBackend();
    expect((await fetch('http://localhost/api/none')).status).toBe(404);
  });
});
