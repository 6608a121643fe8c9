import { describe, expect, it } from 'vitest';
import { version } from '../../../../package.json';
import { widgetContract } from '../../../../src/core/element/contract';
import { defineWidget } from '../../../../src/core/element/define-widget';
import { useCall } from '../../../../src/core/page/use-call';
import { screen } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { renderWidget } from '../../support/render-widget';

const widget = defineWidget(
  widgetContract({
    name: 'trial',
    purpose: 'text',
    summary: 'A trial.',
    wakes: 'load',
    because: 'A trial.',
    attributes: {},
  }),
  function View() {
    return useCall('once', (api, signal) => api.call({ path: '/api/x', query: { q: 'a' }, signal }))
      .status;
  },
);

/**
 * A widget in the page whose call gets this answer; the events of the page and the console's
 * messages.
 */
async function fail(status: number, listen: (event: Event) => void = () => {}) {
  const log = expectFaults();
  const host = document.createElement(widget.tag);
  document.body.append(host);
  const heard: unknown[] = [];
  const hear = (event: Event) => {
    heard.push((event as CustomEvent).detail);
    listen(event);
  };
  document.addEventListener('atria-error', hear);
  renderWidget(widget, {
    host,
    settings: { fetch: async () => Response.json({}, { status }) },
  });
  await screen.findByText('failed');
  document.removeEventListener('atria-error', hear);
  host.remove();
  return { heard, lines: log.mock.calls };
}

describe('a call that fails', () => {
  it('is reported to the page with tag, kind, method, path and status, and once in the console', async () => {
    const { heard, lines } = await fail(404);
    const detail = { tag: 'atria-trial', kind: 'status', method: 'GET', path: '/api/x' };
    expect(heard).toEqual([{ ...detail, status: 404, release: version }]);
    expect(lines).toEqual([['<atria-trial> GET /api/x: 404']]);
  });

  it('is not in the console when the page handles it, for example by its login after 401', async () => {
    const { heard, lines } = await fail(401, (event) => event.preventDefault());
    expect(heard).toHaveLength(1);
    expect(lines).toEqual([]);
  });
});
