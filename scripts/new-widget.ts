/**
 * `npm run new:widget NAME`: writes the folder, story and test of a widget; changes no other file.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './new-widget/files';
import { root } from './shared/widget-files';

const name = (process.argv[2] ?? '').replace(/^atria-/, '');
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Usage: npm run new:widget NAME   (the tag without "atria-": lower case, hyphens)');
  process.exit(2);
}
const files = Object.entries(filesOf(name));
const taken = files.find(([path]) => existsSync(join(root, path)));
if (taken) {
  console.error(`${taken[0]} exists already; nothing was written.`);
  process.exit(1);
}
for (const [path, content] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  console.log(`  ${path}`);
}
console.log(`
Next: write the contract, the view and the texts, then look at it:
  npm start                      http://localhost:4173/widgets/${name}
  npx vitest run tests/unit/widgets/${name}.test.tsx   (fails until it asserts a real behaviour)
  npm run check:widget ${name}   (says what the house still misses, and the steps left)
A new call, a form, a listing: CONTRIBUTING.md. Rename or delete what of this it does not need.`);
