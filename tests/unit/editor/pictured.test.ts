import { describe, expect, it } from 'vitest';
import { widgetsIn } from '../../../editor/model/widgets';
import { picturedBy } from '../../../scripts/describe/pictured';

const pictured = Object.fromEntries(
  widgetsIn('en').map(({ name, examples }) => [name, picturedBy(name, examples)]),
);

describe('the picture of a widget', () => {
  it('is of an existing example, for all but what never shows', () => {
    const without = widgetsIn('en').filter(
      ({ name, examples }) => !examples[pictured[name]?.example ?? ''],
    );
    expect(without.map(({ name }) => name)).toEqual(['cart-sync']);
  });

  it('shows parts open that are closed at first', () => {
    expect(pictured['newsletter-popup']?.example).toBe('open');
    expect(pictured['quick-view']?.example).toBe('open');
    expect(pictured['card-grid']?.example).toBe('default');
  });
});
