import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { loadContracts } from '../../scripts/shared/load-contracts';
import { widgetFile } from '../../scripts/shared/widget-files';
import { minutes } from '../../scripts/test/limits';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import type { Example } from '../../src/catalogue/examples';
import type { WidgetDefinition } from '../../src/core/element/define-widget';
import { markAttribute } from '../../src/core/element/served/mark';
import { unfinished } from '../../src/core/element/served/sleep';
import { pageSettings, setPageSettings } from '../../src/core/page/settings';
import type { Tag } from '../../src/server/page-tags';
import { renderRoot } from '../../src/server/render-tag';
import { createBackend } from '../../stand-in/api/app';
import { fakeCaptcha } from '../unit/support/captcha';
import { goTo } from '../unit/support/searching';
import { whatIsDone } from './deeds';

const contracts = await loadContracts();
const backend = createBackend();
const load = (name: string, role: string) => import(/* @vite-ignore */ widgetFile(name, role));

/**
 * The timers that views which have just woken may have, which show nothing: the next frame, in which
 * the scroll or a row is measured, and a head start before the code loads that follows swipes. The
 * frame may come later.
 */
const timers: Readonly<Record<string, readonly string[]>> = {
  header: ['has 1 timers'],
  'hero-carousel': ['has 1 timers', 'has 2 timers'],
  'hero-slider': ['has 1 timers', 'has 2 timers'],
};

/** Styles as every parser writes them; the search of a browser makes its own of `hidden`. */
const plain = (html: string): string =>
  html.replace(
    / style="([^"]*)"/g,
    (_, text: string) => ` style="${text.replace(/\s*([:;])\s*/g, '$1').replace(/;$/, '')}"`,
  );

/** An example in a page that a server has rendered, before any code. */
async function served(widget: WidgetDefinition, example: Example) {
  const inert = new DOMParser().parseFromString(
    exampleMarkup(widget.contract, example),
    'text/html',
  );
  const tag = inert.querySelector(widget.tag) as Element;
  const json = tag.querySelector('script[type="application/json"]')?.textContent ?? undefined;
  goTo(`/tuotteet${example.query ?? ''}`);
  const root = await renderRoot(widget, tag as unknown as Tag, json, {
    url: new URL(window.location.href),
    settings: pageSettings(),
    base: '/w/',
    prefixOf: (name) => name,
    get: async (address) => (await backend.fetch(address)).json(),
  });
  const [, markup = ''] = /^<template[^>]*>(.*)<\/template>$/s.exec(root.markup(false, '')) ?? [];
  // Elements of before are not upgraded here.
  widget.register();
  const element = document.importNode(tag, true);
  // No sheet is loaded here.
  element.attachShadow({ mode: 'open' }).innerHTML = markup.replaceAll(' href="/w/', ' title="');
  return element;
}

/** Waits for a condition, by turns of the event loop: the page's own timers are watched. */
async function until(signal: AbortSignal, holds: () => boolean) {
  while (!signal.aborted && !holds()) await turn();
}

/** What a view shows: the header for other windows, which style hides, is there only before code. */
const shownIn = (container: ShadowRoot, name: string): string =>
  name === 'header'
    ? ([...container.querySelectorAll('header')].at(-1)?.textContent ?? '')
    : plain(container.querySelector('[part~=root]')?.outerHTML ?? '');

const isAsleep = (container: ShadowRoot | null) =>
  container?.firstElementChild?.hasAttribute(markAttribute) === true;

describe.each(contracts)('$name', ({ name, wakes, because }) => {
  it('says why it does not sleep [SRV-09]', () => {
    expect(['touch', 'idle', 'load']).toContain(wakes);
    expect(because !== undefined).toBe(wakes !== 'touch');
  });

  it.runIf(wakes === 'touch')(
    'does nothing by itself: it sleeps, and its view would show and do nothing else [SRV-09]',
    async ({ signal }) => {
      const { widget } = (await load(name, 'widget')) as { widget: WidgetDefinition };
      const { examples } = (await load(name, 'examples')) as { examples: Record<string, Example> };
      fakeCaptcha();
      setPageSettings({
        captchaScript: '/captcha.js',
        captchaKey: 'a',
        fetch: () => new Promise(() => {}),
      });
      // This document writes `style` in its own way, which React reports.
      vi.spyOn(console, 'error').mockImplementation(() => {});
      let sleepers = 0;
      for (const [example, given] of Object.entries(examples)) {
        if (given.fault || given.hash) continue;
        const element = await served(widget, given);
        const container = element.shadowRoot as ShadowRoot;
        if (container.querySelector(unfinished)) continue;
        const before = shownIn(container, name);
        const painted = vi.fn();
        element.addEventListener('atria-paint', painted);
        const asleep = await whatIsDone(async () => {
          document.body.replaceChildren(element);
          await until(signal, () => painted.mock.calls.length > 0 || !isAsleep(container));
        }, widget);
        if (!isAsleep(container)) continue;
        sleepers++;
        expect(
          asleep.filter((one) => !one.startsWith('reads')),
          example,
        ).toEqual([]);
        const done = await whatIsDone(async () => {
          // It hydrates at once for this touch, and else in steps, which end with the element.
          container.dispatchEvent(new Event('pointerdown'));
          await until(signal, () => !isAsleep(container));
        }, widget);
        const isExpected = (one: string) =>
          timers[name]?.includes(one) || (widget.isNeeded && one.startsWith('reads'));
        expect(
          done.filter((one) => !isExpected(one)),
          example,
        ).toEqual([]);
        expect(shownIn(container, name), example).toBe(before);
        element.remove();
        // It unmounts, with its timers.
        await turn();
      }
      expect(sleepers).toBeGreaterThan(0);
    },
    minutes(1),
  );
});
