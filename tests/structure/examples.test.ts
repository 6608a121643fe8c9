// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHost } from '../../demo-host/host/app';
import { callsOf } from '../../scripts/describe/described-contracts';
import { root, widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import { type Example, isState } from '../../src/catalogue/examples';
import { createBackend } from '../../stand-in/api/app';
import { faultNames, isKnownFault } from '../../stand-in/api/fault';
import { tags } from './tags';

// It keeps two sites in sync and never shows anything.
const silent = ['cart-sync'];
const withStates = widgetNames().filter((name) => !silent.includes(name));
// It shows the customer that others on the page have loaded, and makes no call itself.
const asksNothing = ['login'];
const callers = withStates.filter(
  (name) => !asksNothing.includes(name) && callsOf(name).length > 0,
);

const host = createHost({ backend: createBackend(), dist: join(root, 'dist') });

const examplesOf = async (name: string): Promise<[name: string, example: Example][]> => {
  const module = (await import(/* @vite-ignore */ widgetFile(name, 'examples'))) as {
    examples: Record<string, Example>;
  };
  return Object.entries(module.examples);
};

describe('a tag', () => {
  // A skipped tag is one of the specification whose widget does not exist yet.
  for (const tag of new Set([...tags, ...widgetNames()]))
    it.skipIf(!widgetNames().includes(tag))(
      `of ${tag} has a story and a page of examples [ELEM-07]`,
      async () => {
        expect(existsSync(join(root, `stories/${tag}.stories.tsx`))).toBe(true);
        const get = async (path: string) => host.request(`http://localhost${path}`);
        const page = await get(`/widgets/${tag}`);
        // A widget for the pages of one brand redirects to that brand's page.
        const alone = page.headers.get('location');
        const html = await (alone ? await get(alone) : page).text();
        expect(html).toContain(`<atria-${tag}`);
      },
    );
});

const known = faultNames(createBackend().calls);

describe.each(widgetNames())('%s', (name) => {
  let examples: [name: string, example: Example][] = [];
  beforeAll(async () => {
    examples = await examplesOf(name);
  });

  it('has an example for its page in the demo host, the first of which is no state', () => {
    const [first] = examples;
    expect(first && isState(first[1])).toBe(false);
  });

  it('has only pictures that the demo host can draw', async () => {
    const addresses = JSON.stringify(examples).match(/\/pictures\/[\w-]+\.\w+/g) ?? [];
    const answers = await Promise.all(
      [...new Set(addresses)].map(async (one) => {
        const { status } = await host.request(`http://localhost${one}`);
        return status === 200 ? [] : one;
      }),
    );
    expect(answers.flat()).toEqual([]);
  });

  it('uses only faults that the stand-in back end has', () => {
    const faults = examples.flatMap(([, { fault }]) => fault?.split(',') ?? []);
    expect(faults.filter((fault) => !isKnownFault(fault, known))).toEqual([]);
  });

  it('marks a state only where no fault does', () => {
    const twice = examples.filter(([, { fault, state }]) => fault && state);
    expect(twice.map(([example]) => `${example} of ${name} needs no "state: true"`)).toEqual([]);
  });
});

describe.each(withStates)('the states of %s', (name) => {
  it('are shown with its longest texts', async () => {
    const names = (await examplesOf(name)).filter(([, one]) => isState(one)).map(([one]) => one);
    expect(names.join(), `${name}.examples.ts needs a state "longestTexts"`).toMatch(/\blong/);
  });
});

describe.each(callers)('the states of %s, which makes calls,', (name) => {
  it.each([
    ['awaited', /:never$/, 'loading'],
    ['failing', /:\d{3}$/, 'failing'],
  ])('are shown with the call %s [IMP-04]', async (_, kind, wanted) => {
    const faults = (await examplesOf(name)).map(([, { fault = '' }]) => fault);
    expect(
      faults.some((fault) => kind.test(fault)),
      `${name}.examples.ts needs a state "${wanted}" with a fault (see docs/api.md)`,
    ).toBe(true);
  });
});

describe('the commands', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  it.each(['build', 'build-storybook', 'start'])('%s is a single one', (name) => {
    expect(scripts[name]).toMatch(/^[^&;|]+$/);
  });

  it('run what exists', () => {
    const files = Object.values(scripts).flatMap((line) => line.match(/[\w./-]+\.(ts|mjs)/g) ?? []);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
