import { expect, it } from 'vitest';
import { FacetToggles } from '../../../../src/core/search/facet-toggles';
import { render } from '../../support/dom';

it.each([
  ['keep a line while they are on their way', true, 1],
  ['take no place where there are none', false, 0],
])('facets as buttons %s [SRCH-24]', (_, isAwaited, lines) => {
  const { container } = render(
    <FacetToggles label="Tagit" items={[]} chosen={[]} onToggle={() => {}} isAwaited={isAwaited} />,
  );
  expect(container.childElementCount).toBe(lines);
});
