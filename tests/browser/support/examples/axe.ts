import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The page around an example lacks landmarks and headings that a site has once.
const notOurs = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'heading-order',
  'region',
  'landmark-banner-is-top-level',
  'skip-link',
];

/** What a brand can change if the markup stays the same. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * What axe finds wrong within an element, a line each.
 * @param rules all of them, or only those about its look
 */
export async function findingsIn(
  within: Element,
  rules: 'all' | 'look' = 'all',
): Promise<string[]> {
  const { violations } = await axe.run(within as HTMLElement, {
    runOnly:
      rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: rulesOfLook },
    rules: Object.fromEntries(rules === 'all' ? notOurs.map((id) => [id, { enabled: false }]) : []),
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) =>
        `${id}: ${target.flat().join(' ')} ${html.slice(0, 120)} — ${any[0]?.message ?? ''}`,
    ),
  );
}
