import { expect, it, vi } from 'vitest';
import { observeSize } from '../../../../src/core/page/observe-size';

it('calls the others of a frame when one of them throws, and reports the error', () => {
  let frame = () => {};
  const reported = vi.fn();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    frame = call;
  });
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const fault = new Error('first');
  const second = vi.fn();
  observeSize(() => {
    throw fault;
  });
  observeSize(second);
  frame();
  expect(second).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledWith(fault);
});
