import { describe, expect, it, vi } from 'vitest';
import { navigation } from '../../../src/core/page/location';
import { widget } from '../../../src/widgets/search-field/search-field.widget';
import { screen, userEvent } from '../support/dom';
import { type RenderOptions, renderWidget } from '../support/render-widget';

function show(options: RenderOptions<typeof widget.contract> = {}) {
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => {});
  return { ...renderWidget(widget, options), go, user: userEvent.setup() };
}
const field = () => screen.getByRole('searchbox');

describe('the search field', () => {
  it('goes to the site search on Enter, with text, group, first page and size [QS-15]', async () => {
    const { user, go } = show();
    await user.type(field(), ' pihvi & sipuli {Enter}');
    expect(go).toHaveBeenCalledExactlyOnceWith(
      '/haku?q=pihvi%20%26%20sipuli&contentGroup=0&currentPage=1&pageSize=10',
    );
  });

  it('goes by the button too, to the given page and group [QS-15]', async () => {
    const { user, go } = show({ props: { searchUrl: '/sok?site=1#hits', contentGroup: 2 } });
    await user.type(field(), 'nakki');
    await user.click(screen.getByRole('button', { name: 'Hae' }));
    expect(go).toHaveBeenCalledExactlyOnceWith(
      '/sok?site=1&q=nakki&contentGroup=2&currentPage=1&pageSize=10#hits',
    );
  });

  it('goes nowhere without a text', async () => {
    const { user, go, events } = show();
    await user.type(field(), '   {Enter}');
    expect(go).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it('fires an event first, by which the page can stop it [ELEM-08]', async () => {
    const { user, go, events } = show({ stop: ['atria-search-navigate'] });
    await user.type(field(), 'nakki{Enter}');
    expect(events.map(({ name, detail }) => [name, (detail as { q: string }).q])).toEqual([
      ['atria-search-navigate', 'nakki'],
    ]);
    expect(go).not.toHaveBeenCalled();
  });

  it.each([
    ['fi', 'Mitä olet etsimässä?', 'Hae'],
    ['en', 'What are you looking for?', 'Search'],
    ['se', 'Vad letar du efter?', 'Sök'],
    ['de', 'Wonach suchen Sie?', 'Suchen'],
  ])('is named in %s [QS-02] [I18N-05]', (language, label, button) => {
    show({ language });
    expect(screen.getByRole('searchbox', { name: label }).getAttribute('placeholder')).toBe(label);
    expect(screen.getByRole('button').textContent).toBe(button);
  });

  it('takes another label', () => {
    show({ props: { label: 'Etsi reseptejä' } });
    expect(screen.getByRole('search', { name: 'Etsi reseptejä' })).toBeTruthy();
  });
});
