// @vitest-environment node
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  brandFontFiles,
  brandFontPreloads,
  brandFontsCss,
} from '../../../scripts/build/brands/brand-fonts';
import { logos } from '../../../src/core/page/brand';
import { brandThemes } from '../../../src/core/style/brands/brand-themes';
import { baseTokens } from '../../../src/core/style/tokens';

const familiesIn = (css: string) =>
  new Set([...css.matchAll(/font-family: ?['"]?([^'";]+)/g)].map(([, family]) => family));

describe.each(logos)('the fonts of %s', (logo) => {
  const { 'font-body': body, 'font-heading': heading } = {
    ...baseTokens,
    ...brandThemes[logo].tokens,
  };

  it('are those in its tokens, each with a fallback face [BRAND-11]', async () => {
    const families = familiesIn(await brandFontsCss(logo));
    for (const stack of [body, heading]) {
      const [first, second] = [...stack.matchAll(/'([^']+)'/g)].map(([, family]) => family);
      expect(second).toBe(`${first} Fallback`);
      expect(families).toContain(first);
      expect(families).toContain(second);
    }
  });

  it('show at the first visit in headings, and later ones move no text [BRAND-11]', async () => {
    const faces = (await brandFontsCss(logo))
      .split('@font-face')
      .filter((face) => face.includes('url('));
    const family = /'([^']+)'/.exec(heading)?.[1];
    const swapping = faces.filter((face) => face.includes('font-display:swap'));
    expect(swapping).toHaveLength(1);
    expect(swapping[0]).toContain(`font-family:'${family}'`);
    expect(swapping[0]).toContain('-latin-');
    expect(faces.filter((face) => face.includes('font-display:optional'))).toHaveLength(
      faces.length - 1,
    );
  });

  it('are existing files, named by the rules, which reach no other host', async () => {
    const css = await brandFontsCss(logo);
    const files = brandFontFiles(logo);
    for (const { source, path } of files) {
      expect(existsSync(source)).toBe(true);
      expect(css).toContain(`url(../fonts/${basename(path)})`);
    }
    expect(css).not.toContain('//');
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(brandFontPreloads(logo)));
  });
});

it('a fallback face has the height and width of the font', async () => {
  const css = await brandFontsCss('sibylla');
  const anton = css.slice(css.lastIndexOf('Anton Fallback'));
  // Anton is narrower than Arial.
  expect(Number(/size-adjust: ([\d.]+)%/.exec(anton)?.[1])).toBeLessThan(95);
  expect(anton).toMatch(/local\(['"]?Arial['"]?\)/);
  expect(anton).toContain('ascent-override');
  // A phone's system font instead.
  expect(css.slice(css.indexOf('Anton Fallback'))).toContain("local('Roboto')");
  expect(await brandFontsCss('delise')).toContain("local('Noto Serif')");
});
