import { expect, type Page } from '@playwright/test';

/**
 * What the page's live regions announce now: those of the accessibility tree, which has no inert
 * parts.
 */
async function heard(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const textOf = (id: string): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    if (node?.role?.value === 'StaticText') return `${node.name?.value ?? ''}`;
    return (node?.childIds ?? []).map(textOf).join('');
  };
  return nodes.filter(({ role }) => role?.value === 'status').map(({ nodeId }) => textOf(nodeId));
}

/** Waits until a live region announces a text to screen readers. */
export const expectHeard = (page: Page, text: string | RegExp): Promise<void> =>
  expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(text));
