// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

const styles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.styles.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, 'src', file), 'utf8') }));

const filesWith = (what: RegExp) =>
  styles.filter(({ text }) => what.test(text)).map(({ file }) => file);

it('no border has the colour of the brand’s hover state: in a red brand that is an error’s', () => {
  expect(filesWith(/'&:hover[^']*': \{ borderColor: token\('color-primary'\)/)).toEqual([]);
});

it('a bar across the page is aligned with the page’s content', () => {
  const acrossPage = filesWith(
    /maxInlineSize: token\('page-width'\)[\s\S]{0,200}paddingInline: token\('space/,
  );
  expect(acrossPage).toEqual([]);
});

it('a heading has all of the brand’s type, not only some of it', () => {
  const files = filesWith(/token\('heading-(letter-spacing|transform)'\)/);
  expect(files).toEqual([join('core', 'style', 'heading.styles.ts')]);
});

it('a picture or a video is a new element for another address: a browser shows the old one until the new one has come [SRCH-23]', () => {
  const views = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(root, 'src', file), 'utf8');
      return [...text.matchAll(/<(img|video|iframe)\s+(\S+)/g)].map(([, tag, first]) => ({
        file,
        tag,
        first,
      }));
    });
  expect(views.length).toBeGreaterThan(5);
  expect(views.filter(({ first }) => !first?.startsWith('key='))).toEqual([]);
});
