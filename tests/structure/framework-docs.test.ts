// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

const folder = join(root, 'tests/browser/frameworks');
const page = readFileSync(join(root, 'docs/frameworks.md'), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

it.each(files.filter((file) => file.includes('recipe-list')))(
  'docs/frameworks.md shows the same component as the tests: %s',
  (file) => expect(page).toContain(`\n${readFileSync(join(folder, file), 'utf8')}\`\`\``),
);
