// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../demo-host/host/pages';
import { lunchRecipes, menuDays, sampleMenus } from '../../../stand-in/data/weekly-menu';
import { drawPicture } from '../../../stand-in/pictures/picture';

const cards = Object.values(lunchRecipes);
const page = (path: string) =>
  pageAt({ site: 'ammattilaiset', port: '', path, url: new URL(path, 'http://localhost') });

describe('the recipes of the lunch menu', () => {
  it('are 300 of different names [API-52]', () => {
    expect(cards).toHaveLength(300);
    expect(new Set(cards.map(({ header }) => header.toLowerCase())).size).toBe(300);
  });

  it('each lead to their page on the professional site', () => {
    const lost = cards.filter(({ header, link }) => !page(link)?.includes(`<h1>${header}</h1>`));
    expect(lost).toEqual([]);
  });

  it('each have their picture', () => {
    const blank = cards.filter(({ image }) => !drawPicture(image.replace('/pictures/', ''), ''));
    expect(blank).toEqual([]);
  });
});

describe('the menu of a term', () => {
  const weeks = sampleMenus.get('lukukausi') ?? [];
  const counts = weeks.map((week) => menuDays.map((day) => week[day].length));

  it('has 12 weeks, of two to four dishes a day except for one long week', () => {
    expect(weeks).toHaveLength(12);
    const long = counts.filter((days) => days.some((count) => count > 4));
    expect(long).toHaveLength(1);
    expect(Math.min(...counts.flat())).toBe(2);
    expect(Math.min(...(long[0] ?? []))).toBeGreaterThan(9);
  });

  it('has recipes and, beside them, dishes without a page', () => {
    const dishes = weeks.flatMap((week) => menuDays.flatMap((day) => week[day]));
    const linked = dishes.filter(({ link }) => link !== '');
    expect(linked.length).toBeGreaterThan(dishes.length / 2);
    expect(linked.length).toBeLessThan(dishes.length);
    expect(linked.every(({ header, link }) => lunchRecipes[header]?.link === link)).toBe(true);
  });
});
