/**
 * `npm run new:brand NAME [LIKE] [TITLE]`: writes a brand that looks like another one until its
 * file is changed, and adds its name where brands are listed. The demo host borrows its missing
 * content.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLogo } from '../src/core/page/brand';
import { root } from './shared/widget-files';

const [name = '', like = 'atriafi', title = name] = process.argv.slice(2);
const end = (status: number, text: string): never => {
  console.error(text);
  process.exit(status);
};
if (!/^[a-z]{3,24}$/.test(name) || !isLogo(like))
  end(
    2,
    'Usage: npm run new:brand NAME [LIKE] [TITLE]   (NAME: small letters; LIKE: an existing brand)',
  );

const styles = 'src/core/style/brands';
const file = `${styles}/${name}.brand.ts`;
// A file that the theme editor has saved is not overwritten.
const isDrawn = existsSync(join(root, file));
if (isLogo(name)) end(1, `${name} is a brand already; nothing was written.`);

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
  console.log(`  ${path}`);
}
/** A file with one more line, before the first that matches. */
function withLine(path: string, before: RegExp, line: string): void {
  const text = read(path);
  const at = text.search(before);
  if (at < 0) end(1, `${path}: no place for "${line.trim()}"`);
  write(path, `${text.slice(0, at)}${line}${text.slice(at)}`);
}

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;
if (!isDrawn)
  write(
    file,
    read(`${styles}/${like}.brand.ts`)
      .replace(/export const \w+:/, `export const ${name}:`)
      .replace(/\/\*\* .* \*\//, `/** Begun from ${like}. */`)
      .replace(/name: '[^']*'/, `name: ${quoted(title)}`)
      .replace(/wordmarks\/\w+\.svg/, `wordmarks/${name}.svg`),
  );
if (!existsSync(join(root, `${styles}/wordmarks/${name}.svg`)))
  write(
    `${styles}/wordmarks/${name}.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 76"><path fill="#fff" d="M0 0h200v76H0Z"/><path fill="none" stroke="#767676" stroke-dasharray="6 4" stroke-width="2" d="M3 3h194v70H3ZM3 3l194 70M3 73 197 3"/></svg>\n',
  );
const themes = `${styles}/brand-themes.ts`;
withLine(themes, /\n\/\*\* The theme for/, `import { ${name} } from './${name}.brand';\n`);
withLine(themes, /\n\};\n/, `\n  ${name},`);
withLine('src/core/page/brand.ts', /\] as const;/, `  '${name}',\n`);

console.log(`
Look at it:
  npm run storybook              Brand in the toolbar: ${title}
  npm start                      http://${name}.localhost:4173/, with content of other sites
Its own, when you have it:
  ${styles}/wordmarks/${name}.svg   its wordmark, outlines only
  src/core/page/brand.ts         a line of its host names
  src/widgets/header/header.model.ts   how its header differs, if it does
  stand-in/data/navigation/, stand-in/data/articles/${name}/, demo-host/public/${name}.css
  stand-in/pictures/moods.json  the colours of its packs
  docs/theming.md                its line of the table; its fonts: scripts/build/brands/brand-fonts.ts
What counts the brands and fails until it knows this one: tests/unit/core/page/brand.test.ts
What its pages still lack: npx vitest run tests/unit/demo-host/home-pages.test.ts
What tells of its colours: npx vitest run tests/unit/core/style`);
