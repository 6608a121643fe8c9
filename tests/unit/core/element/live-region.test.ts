import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegion } from '../../../../src/core/element/live-region';

describe('the live region of a widget', () => {
  let root: HTMLElement;
  const region = () => root.querySelector('[role=status]');
  beforeEach(() => {
    vi.useFakeTimers();
    root = document.body.appendChild(document.createElement('div'));
    return () => vi.useRealTimers();
  });

  it('is made empty at the first word, which follows once screen readers know it [IMP-20]', () => {
    const live = new LiveRegion(() => root);
    expect(region()).toBeNull();
    live.say('3 osumaa');
    expect(region()?.getAttribute('aria-live')).toBe('polite');
    expect(region()?.textContent).toBe('');
    live.say('4 osumaa');
    expect(region()?.textContent).toBe('');
    vi.runAllTimers();
    expect(region()?.textContent).toBe('4 osumaa');
    live.say('5 osumaa');
    expect(region()?.textContent).toBe('5 osumaa');
  });

  it('is not made to say nothing', () => {
    new LiveRegion(() => root).say('');
    expect(region()).toBeNull();
  });

  it('is made again where the view was mounted anew [IMP-20]', () => {
    const live = new LiveRegion(() => root);
    live.say('3 osumaa');
    vi.runAllTimers();
    root.replaceChildren();
    live.say('4 osumaa');
    vi.runAllTimers();
    expect(region()?.textContent).toBe('4 osumaa');
    expect(root.children).toHaveLength(1);
  });
});
