import { describe, expect, it, vi } from 'vitest';
import { widgetContract } from '../../../../src/core/element/contract';
import { defineWidget } from '../../../../src/core/element/define-widget';
import { navigation } from '../../../../src/core/page/location';
import { fireEvent, rendered, screen } from '../../support/dom';
// It loads when the field gets the focus; under a stopped clock it would load too late.
import '../../../../src/core/quick-search/quick-search-panel';
import { QuickSearch } from '../../../../src/core/quick-search/quick-search';
import { answeringFetch } from '../../support/answering-fetch';
import { fakeTime } from '../../support/fake-time';
import { renderWidget } from '../../support/render-widget';

const time = fakeTime();
const onClose = vi.fn();
// As a mobile header contains the box.
const header = defineWidget(
  widgetContract({
    name: 'test-header',
    purpose: 'text',
    summary: 'A header for tests.',
    wakes: 'load',
    because: 'A trial.',
    attributes: {},
  }),
  () => <QuickSearch layout="mobile" searchUrl="/haku" autoFocus onClose={onClose} />,
);
function show() {
  onClose.mockClear();
  const { settings } = answeringFetch(() => ({ hits: [{ contentId: 1, url: '/1', title: 'A' }] }));
  renderWidget(header, { settings });
  return time.user();
}

describe('the quick search in a header', () => {
  it('takes the focus when the header asks for it', () => {
    show();
    expect(screen.getByRole('combobox')).toBe(rendered.activeElement);
  });

  it('closes when its button is pressed without a text [QS-13]', async () => {
    await show().click(screen.getByRole('button', { name: 'Hae' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes its panel on the first Escape and itself on the second [IMP-14]', async () => {
    const user = show();
    await user.type(screen.getByRole('combobox'), 'nakki');
    await time.pass(500);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves the Enter and Escape of a composed text to its keyboard: %j [IMP-14]',
    async (composing) => {
      const go = vi.spyOn(navigation, 'go').mockImplementation(() => {});
      const user = show();
      const field = screen.getByRole('combobox');
      fireEvent.keyDown(field, { key: 'Escape', ...composing });
      expect(onClose).not.toHaveBeenCalled();
      await user.type(field, 'nakki');
      await time.pass(500);
      await user.keyboard('{ArrowDown}');
      const pressed = vi.fn((event: Event) => event.stopPropagation());
      screen.getByRole('option').addEventListener('click', pressed);
      for (const key of ['Enter', 'Escape', 'ArrowUp'])
        fireEvent.keyDown(field, { key, ...composing });
      expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
      expect([pressed, go].map(({ mock }) => mock.calls)).toEqual([[], []]);
      await user.keyboard('{Enter}');
      expect(pressed).toHaveBeenCalledOnce();
    },
  );
});
