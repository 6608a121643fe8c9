import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Picture } from '../../../editor/gallery/picture';
import { type EditorWidget, widgetNamed } from '../../../editor/model/widgets';

vi.mock('../../../editor/preview/preview-frame', () => ({
  useBoxSize: () => ({ width: 320, height: 200 }),
}));

it('a picture follows the last of several changes of its view', async () => {
  let tell = (..._isIntersecting: boolean[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: readonly object[]) => void) {
        tell = (...all) => call(all.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
  // Nothing loads here.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => {});
  const widget = widgetNamed('counter', 'en') as EditorWidget;
  render(<Picture widget={widget} brand="atriafi" language="fi" />);
  act(() => tell(true, false));
  expect(screen.queryByTitle(widget.title)).toBeNull();
  act(() => tell(false, true));
  expect(await screen.findByTitle(widget.title)).toBeTruthy();
});
