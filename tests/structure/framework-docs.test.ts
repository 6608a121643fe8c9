// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

const folder = join(root, 'tests/browser/frameworks');
const page = readFileSync(join(root, 'docs/frameworks.md'), 'utf8');

it.each(readdirSync(folder))(
  'docs/frameworks.md shows the same component as the tests: %s',
  (name) => {
    const component = readdirSync(join(folder, name)).find((file) =>
      file.startsWith('recipe-list'),
    );
    expect(page).toContain(`\n${readFileSync(join(folder, name, component ?? ''), 'utf8')}\`\`\``);
  },
);
