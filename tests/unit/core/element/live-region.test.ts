import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegion } from '../../../../src/core/element/live-region';

describe('the live region of a widget', () => {
  let root: HTMLElement;
  const region = () => root.querySelector('[role=status]');
  beforeEach(() => {
    vi.useFakeTimers();
    root = document.body.appendChild(document.createElement('div'));
  });

  it('is made empty at the first text, which follows once screen readers know it [IMP-20]', () => {
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

  it('is not made without a text', () => {
    new LiveRegion(() => root).say('');
    expect(region()).toBeNull();
  });

  it('is made again if the view was mounted again [IMP-20]', () => {
    const live = new LiveRegion(() => root);
    live.say('3 osumaa');
    vi.runAllTimers();
    root.replaceChildren();
    live.say('4 osumaa');
    vi.runAllTimers();
    expect(region()?.textContent).toBe('4 osumaa');
    expect(root.children).toHaveLength(1);
  });

  const openDialog = (inside: Element) => {
    const dialog = inside.appendChild(document.createElement('dialog'));
    dialog.open = true;
    return dialog;
  };
  const place = () => region()?.parentElement;

  it('is in the innermost open dialog: all beside it is inert [IMP-20]', () => {
    const live = new LiveRegion(() => root);
    live.say('3 osumaa');
    vi.runAllTimers();
    const inner = openDialog(openDialog(root));
    live.say('4 osumaa');
    expect(place()).toBe(inner);
    expect(region()?.textContent).toBe('');
    vi.runAllTimers();
    expect(region()?.textContent).toBe('4 osumaa');
    inner.open = false;
    live.say('5 osumaa');
    vi.runAllTimers();
    expect(place()).toBe(inner.parentElement);
    expect(root.querySelectorAll('[role=status]')).toHaveLength(1);
  });

  it('moves if a dialog opens or closes while a text waits [IMP-20]', () => {
    const live = new LiveRegion(() => root);
    live.say('3 osumaa');
    const dialog = openDialog(root);
    vi.runAllTimers();
    expect(place()).toBe(dialog);
    expect(region()?.textContent).toBe('3 osumaa');
    live.say('Tallennettu');
    dialog.remove();
    vi.runAllTimers();
    expect(place()).toBe(root);
    expect(region()?.textContent).toBe('Tallennettu');
  });

  it('says nothing once the view has gone', () => {
    let view: Element | null = root;
    const live = new LiveRegion(() => view);
    live.say('3 osumaa');
    view = null;
    root.remove();
    vi.runAllTimers();
    live.say('4 osumaa');
    expect(vi.getTimerCount()).toBe(0);
  });
});
