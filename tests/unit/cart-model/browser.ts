import { join } from 'node:path';
import * as jotai from 'jotai';
import * as vanilla from 'jotai/vanilla';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import * as valibot from 'valibot';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Clock, Timers } from './clock';
import type { openPage, serve } from './page';

/** Replaces ky: the document of these tests has no Request with `keepalive`. */
const ky = {
  create:
    () =>
    (address: URL, { fetch, ...init }: RequestInit & { fetch: typeof globalThis.fetch }) =>
      fetch(address, init),
};

const packages: Readonly<Record<string, unknown>> = {
  jotai,
  'jotai/vanilla': vanilla,
  ky,
  react,
  'react/jsx-runtime': jsx,
  'react-dom': dom,
  'react-dom/client': client,
  valibot,
};

/** Nobody sees these pages, and their styles would take most of the time. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  load: (id) =>
    id.endsWith('/src/core/style/css.ts')
      ? `const none = () => '';
         export { none as css, none as keyframes, none as globalCss, none as cx };`
      : null,
};

interface Exported {
  readonly openPage: typeof openPage;
  readonly serve: typeof serve;
}

function timeoutOf(timers: Timers, ms: number): AbortSignal {
  const controller = new AbortController();
  timers.setTimeout(...([() => controller.abort(), ms] as never[]));
  return controller.signal;
}

/** What a page has of its own. */
interface Globals {
  readonly window: object;
  readonly document: object;
  readonly navigator: object;
  readonly timers: Timers;
  readonly clock: Clock;
}

/** When the time of a world begins. */
const start = Date.UTC(2026, 0, 1);

/** The dates of a world. */
const dateOf = (clock: Clock) =>
  class extends Date {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length > 0 ? given : [start + clock.now()]) as [number]));
    }
    static override now = () => start + clock.now();
  };

/** Runs the page's code again, with fresh modules. */
export type PageCode = (globals: Globals) => Exported;

/** Bundles the page once, so that it can be loaded as often as a browser would. */
export async function pageCode(): Promise<PageCode> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.tsx'), formats: ['cjs'], fileName: 'page' },
      rolldownOptions: {
        external: Object.keys(packages),
        output: { codeSplitting: false },
      },
    },
  })) as [Rolldown.RolldownOutput];
  const { code } = made[0].output[0];
  const owns = ['window', 'document', 'navigator', 'AbortSignal', 'Date'] as const;
  const times = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  const run = new Function('exports', 'require', ...owns, ...times, code);
  return (globals) => {
    const exported = {} as Exported;
    const { timers, clock } = globals;
    const AbortSignal = { timeout: (ms: number) => timeoutOf(timers, ms) };
    const all = { ...globals, AbortSignal, Date: dateOf(clock) };
    const own = [...owns.map((name) => all[name]), ...times.map((name) => timers[name])];
    run(exported, (name: string) => packages[name], ...own);
    return exported;
  };
}
