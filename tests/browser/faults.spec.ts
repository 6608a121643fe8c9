import { expect, test } from '@playwright/test';
import { watchTrouble } from './support/host-page';
import { widgets } from './support/widgets';

const faults = ['all:500', 'all:offline', 'all:malformed', 'all:shape', 'all:empty'];

for (const name of widgets)
  test(`${name} lives through failing calls of every kind [IMP-04]`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const trouble = await watchTrouble(page);
    const stopped: string[] = [];
    page.on('console', (message) => {
      if (/> (starts anew|stopped):/.test(message.text())) stopped.push(message.text());
    });
    for (const fault of faults) {
      await context.addCookies([{ name: 'atria-fault', value: fault, url: baseURL ?? '' }]);
      await page.goto(`/widgets/${name}`);
      await page.waitForFunction(
        (tag) =>
          [...document.querySelectorAll(tag)]
            .slice(0, 1)
            .every((one) => one.shadowRoot?.querySelector('[part=root]')),
        `atria-${name}`,
      );
    }
    expect({ trouble, stopped }).toEqual({ trouble: [], stopped: [] });
  });

for (const name of widgets)
  test(`${name} lets its calls go when it is removed [IMP-03]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const trouble = await watchTrouble(page);
    await context.addCookies([{ name: 'atria-fault', value: 'all:slow:400', url: baseURL ?? '' }]);
    await page.goto(`/widgets/${name}`);
    await page.waitForFunction((tag) => document.querySelector(tag)?.shadowRoot, `atria-${name}`);
    const done = page.evaluate(
      () =>
        new Promise((resolve) => {
          for (const tag of document.querySelectorAll('[data-example] > *')) tag.remove();
          // Longer than the slow answers take, on the page's own clock.
          setTimeout(resolve, 700);
        }),
    );
    await done;
    expect(trouble).toEqual([]);
  });
