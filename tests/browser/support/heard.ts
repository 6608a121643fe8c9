import { expect, type Page } from '@playwright/test';

/** The page's accessibility tree, which has no inert parts. */
async function readTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes.filter(({ ignored }) => !ignored);
}

/** The names of what has a role in the accessibility tree. */
export const namesOf = async (page: Page, role: string): Promise<string[]> =>
  (await readTree(page))
    .filter((node) => node.role?.value === role)
    .map(({ name }) => `${name?.value ?? ''}`);

/** What the page's live regions announce now. */
async function heard(page: Page): Promise<string[]> {
  const nodes = await readTree(page);
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
