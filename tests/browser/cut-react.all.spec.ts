import { expect } from '@playwright/test';
import { siteOf } from './support/sites';
import { examples, openVisitor, test, visit } from './support/visitor';
import { widgets } from './support/widgets';

const whole = `${siteOf()}/every-example?react=whole`;

for (const widget of widgets)
  test(`every example of ${widget} shows the same with the whole React and with the cut one`, async ({
    browser,
    visitor,
    expectFaults,
  }) => {
    expectFaults('calls');
    const other = await openVisitor(browser, whole);
    // Pages of a list are links to the page's own address.
    await other.evaluate(() => history.replaceState(null, '', location.pathname));
    for (const { name } of examples[widget] ?? []) {
      const texts = [];
      for (const page of [visitor, other]) {
        const { rendered } = await visit(page, 'begin', `${widget}/${name}`, {}, false);
        texts.push(rendered);
        await visit(page, 'end');
      }
      expect.soft(texts[0], name).toBe(texts[1]);
    }
    await other.close();
  });
