// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { colorOf, contrast, type Rgb } from '../../../../scripts/shared/contrast';
import { brands, logos } from '../../../../src/core/page/brand';
import { brandRules } from '../../../../src/core/style/brand-class';
import { brandThemes } from '../../../../src/core/style/brands/brand-themes';
import { baseTokens, contrastTokens } from '../../../../src/core/style/tokens';

const drawing = (logo: (typeof logos)[number]) =>
  readFileSync(fileURLToPath(brandThemes[logo].wordmark), 'utf8');

const nameByLogo = Object.fromEntries(logos.map((logo) => [logo, brandThemes[logo].name]));

describe('the themes', () => {
  it('are there for the fourteen sites and the Swedish Sibylla [BRAND-01] [BRAND-07]', () => {
    expect(Object.keys(brandThemes).sort()).toEqual([...brands, 'sibyllase'].sort());
  });

  it('name the company’s sites by their purpose [BRAND-02]', () => {
    const house = {
      atriafi: 'Atria',
      atriacom: 'Atria',
      export: 'Atria Export',
      ammattilaiset: 'Atria Ammattilaiset',
      foodservicese: 'Atria Foodservice',
      lihakauppa: 'Atria Lihakauppa',
      jyvabroiler: 'Jyväbroiler',
    };
    expect(nameByLogo).toMatchObject(house);
    const others = logos.filter((logo) => !(logo in house)).map((logo) => nameByLogo[logo]);
    expect(others.filter((name) => !name || name.includes('Atria'))).toEqual([]);
  });

  it('distinguish the two Sibylla variants [BRAND-07]', () => {
    const { sibylla, sibyllase } = brandThemes;
    expect(sibyllase.wordmark).not.toBe(sibylla.wordmark);
    expect(sibyllase.tokens['color-header']).not.toBe(sibylla.tokens['color-header']);
  });

  it('give no two brands the same look', () => {
    const looks = logos.map((logo) =>
      JSON.stringify({ ...baseTokens, ...brandThemes[logo].tokens }),
    );
    expect(new Set(looks).size).toBe(logos.length);
  });

  it.each(logos)('set for %s only tokens that views can ask for', (logo) => {
    const unknown = Object.keys(brandThemes[logo].tokens).filter((name) => !(name in baseTokens));
    expect(unknown).toEqual([]);
  });
});

/** Degrees of the colour wheel. */
const hueOf = (color: Rgb) => {
  const [r, g, b] = color;
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
};

describe.each(logos)('in the brand %s', (logo) => {
  const { tokens } = brandThemes[logo];

  it('a card differs from its background', () => {
    expect({ ...baseTokens, ...tokens }['shadow-1']).not.toBe('none');
  });

  it('information looks different from errors', () => {
    const [info, danger] = [colorOf(tokens, 'color-info'), colorOf(tokens, 'color-danger')];
    const apart = Math.abs(hueOf(info) - hueOf(danger));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60);
  });

  it('a reader who asks for more contrast gets no pale text and sees every line [IMP-25]', () => {
    const more = { ...tokens, ...contrastTokens };
    const on = (
      name: 'color-surface' | 'color-surface-muted',
      of: 'color-text-muted' | 'color-border',
    ) => contrast(colorOf(more, of), colorOf(more, name));
    expect(on('color-surface', 'color-text-muted')).toBeGreaterThanOrEqual(7);
    expect(on('color-surface-muted', 'color-text-muted')).toBeGreaterThanOrEqual(7);
    expect(on('color-surface', 'color-border')).toBeGreaterThanOrEqual(3);
    expect(brandRules(logo).at(-1)).toMatch(
      /^@media \(prefers-contrast:more\)\{.+--_color-border:/,
    );
  });

  it('words of tight headings stay separate', () => {
    const { 'heading-letter-spacing': letters, 'heading-word-spacing': words } = {
      ...baseTokens,
      ...tokens,
    };
    const isHeavy = Number({ ...baseTokens, ...tokens }['font-weight-heading']) >= 800;
    if (isHeavy && Number.parseFloat(letters) <= -0.02)
      expect(Number.parseFloat(words)).toBeGreaterThanOrEqual(0.1);
  });
});

describe.each(logos)('the shade of a picture in %s', (logo) => {
  const { tokens } = brandThemes[logo];
  const all = { ...baseTokens, ...tokens };
  const layers = [...all['image-scrim'].matchAll(/(\d+)%, transparent\)/g)].map(([, percent]) =>
    Number(percent),
  );

  it('makes text on a white one readable [IMP-25]', () => {
    expect(layers).toHaveLength(2);
    for (const percent of layers) {
      const shade = colorOf(tokens, 'color-scrim').map(
        (part) => (part * percent + 255 * (100 - percent)) / 100,
      );
      const words = colorOf(tokens, 'color-on-image');
      expect(contrast(words, shade as unknown as Rgb)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has the brand’s colour', () => {
    expect(colorOf(tokens, 'color-scrim')).not.toEqual([0, 0, 0]);
  });
});

describe.each(logos)('the wordmark of %s', (logo) => {
  it('is a drawing of its own', () => {
    expect(brandThemes[logo].wordmark).toMatch(new RegExp(`/wordmarks/${logo}\\.svg$`));
    expect(drawing(logo)).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/);
  });

  it('needs no font, script or file', () => {
    expect(drawing(logo)).not.toMatch(/<(text|script|style|image|use)\b|href=|url\(/);
  });

  it('is smaller than 6 KB', () => {
    expect(drawing(logo).length).toBeLessThan(6 * 1024);
  });
});
