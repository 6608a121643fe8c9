import { describe, expect, it, vi } from 'vitest';
import { useDismissal } from '../../../../src/core/popups/dismissals';
import { fireEvent, screen } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

/** Something that a visitor can dismiss, and how long for. */
function show(name: string, days = 400) {
  renderInFrame(function View() {
    const { isDismissed, dismiss } = useDismissal(name);
    return isDismissed ? (
      <p>Suljettu</p>
    ) : (
      <button type="button" onClick={() => dismiss(days)}>
        Sulje
      </button>
    );
  });
  return { close: () => fireEvent.click(screen.getByText('Sulje')) };
}
const isDismissed = () => screen.queryByText('Suljettu') !== null;
const comeBack = () => fireEvent(document, new Event('visibilitychange'));

describe('what is dismissed by a cookie', () => {
  it.each([
    [7, 604_800],
    [400, 34_560_000],
  ])('is so for %i days, on the whole site [UI-12]', (days, seconds) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    show(`kirje-${days}`, days).close();
    expect(written.mock.calls).toEqual([
      [`kirje-${days}=true; Path=/; Max-Age=${seconds}; SameSite=Lax`],
    ]);
    comeBack();
    expect(isDismissed()).toBe(true);
  });

  it('is distinguished from what has a name that begins alike', () => {
    show('kirje').close();
    show('kir');
    expect(screen.getByText('Sulje')).toBeTruthy();
  });

  it('is so for the visit if cookies are blocked [IMP-10]', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    show('estetty').close();
    comeBack();
    expect(isDismissed()).toBe(true);
  });
});
