import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { useCall } from '../../../../src/core/page/use-call';
import { renderInFrame } from '../../support/render-in-frame';

/** A view of a call that is refused with this status, its retry pressed once. */
async function retried(status: number) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const make = vi.fn(() => Promise.reject(new ApiError('status', String(status), status)));
  function View() {
    const { status: shown, retry } = useCall('menu', make);
    return (
      <button type="button" onClick={retry}>
        {shown}
      </button>
    );
  }
  renderInFrame(<View />);
  await userEvent.click(await screen.findByRole('button', { name: 'failed' }));
  return { calls: make.mock.calls.length, loads: reload.mock.calls.length };
}

it('makes a failed call once more', async () => {
  expect(await retried(500)).toEqual({ calls: 2, loads: 0 });
});

it('loads the page anew when refused for want of a login, which no call can mend', async () => {
  expect(await retried(401)).toEqual({ calls: 1, loads: 1 });
});
