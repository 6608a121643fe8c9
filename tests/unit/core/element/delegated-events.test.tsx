import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { delegated, withDelegatedEvents } from '../../../../src/core/element/delegated-events';

const hosts: HTMLElement[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.remove();
});

/**
 * Shows something in a root at a shadow root, as a widget does, and returns the listened events.
 */
function shown(node: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  hosts.push(host);
  const container = host.attachShadow({ mode: 'open' });
  const listened = vi.spyOn(ShadowRoot.prototype, 'addEventListener');
  const root = withDelegatedEvents(container, (at) => createRoot(at));
  const types = listened.mock.calls.map(([type]) => type);
  listened.mockRestore();
  act(() => root.render(node));
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  return { container, types, find };
}

describe('a root of React', () => {
  it('listens at its container to the events that views handle, once each', () => {
    expect(shown(null).types.sort()).toEqual([...delegated].sort());
  });

  it('does not change the container: anybody may listen to anything', () => {
    const { container } = shown(null);
    const heard = vi.fn();
    container.addEventListener('wheel', heard);
    container.dispatchEvent(new Event('wheel'));
    expect(container.addEventListener).toBe(document.body.addEventListener);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('receives events that bubble and those that do not', () => {
    const pressed = vi.fn();
    const loaded = vi.fn();
    const { find } = shown(
      <button type="button" onClick={pressed}>
        <img alt="" onLoad={loaded} />
      </button>,
    );
    find('button').click();
    find('img').dispatchEvent(new Event('load'));
    expect(pressed).toHaveBeenCalledOnce();
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('receives events in a portal, which listens to all that React knows', () => {
    const pressed = vi.fn();
    const turned = vi.fn();
    const place = document.body.appendChild(document.createElement('div'));
    hosts.push(place);
    shown(
      <form onSubmit={pressed}>
        {createPortal(<input type="submit" onWheel={turned} />, place)}
      </form>,
    );
    const button = place.querySelector('input');
    button?.dispatchEvent(new Event('submit', { bubbles: true }));
    button?.dispatchEvent(new Event('wheel', { bubbles: true }));
    expect(pressed).toHaveBeenCalledOnce();
    expect(turned).toHaveBeenCalledOnce();
  });

  it.each(['text', 'checkbox', 'radio', 'range'])(
    'receives a change of an input of %s, with fewer events than React would need',
    (type) => {
      const changed = vi.fn();
      const { find } = shown(<input type={type} onChange={changed} />);
      const input = find('input') as HTMLInputElement;
      const isPressed = type === 'checkbox' || type === 'radio';
      if (isPressed) input.click();
      else {
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        own?.set?.call(input, '7');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      expect(changed).toHaveBeenCalledOnce();
    },
  );
});
