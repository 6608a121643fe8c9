// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root, widgetFile, widgetNames } from '../../scripts/widget-files';
import type { Example } from '../../src/core/element/examples';

describe.each(widgetNames())('%s', (name) => {
  let visible: string[] = [];
  beforeAll(async () => {
    const module = (await import(/* @vite-ignore */ widgetFile(name, 'examples'))) as {
      examples: Record<string, Example>;
    };
    visible = Object.keys(module.examples).filter((one) => !module.examples[one]?.hidden);
  });

  it('has an example for its page in the demo host [ELEM-07]', () => {
    expect(visible).not.toEqual([]);
  });

  it('has a story that shows one of them [ELEM-07]', () => {
    const file = join(root, `stories/${name}.stories.tsx`);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(visible.filter((example) => source.includes(`story('${example}'`))).not.toEqual([]);
  });
});

describe('the commands', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  it.each(['build', 'build-storybook', 'start'])('%s is a single one [IMP-32]', (name) => {
    expect(scripts[name]).toMatch(/^[^&;|]+$/);
  });

  it('run what there is [IMP-32]', () => {
    const files = Object.values(scripts).flatMap((line) => line.match(/[\w./-]+\.(ts|mjs)/g) ?? []);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
