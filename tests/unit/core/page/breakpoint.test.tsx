import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { breakpointOf, useBreakpoint } from '../../../../src/core/page/breakpoint';
import { resizeTo } from '../../support/resize-to';

beforeEach(() => {
  vi.useFakeTimers();
  resizeTo(1280);
});

describe('breakpoints', () => {
  it.each([
    [1536, '2xl'],
    [1535, 'xl'],
    [1280, 'xl'],
    [1279, 'lg'],
    [1024, 'lg'],
    [1023, 'md'],
    [768, 'md'],
    [767, 'sm'],
    [376, 'sm'],
    [375, 'xs'],
    [280, 'xs'],
    [279, '2xs'],
  ] as const)('at %i px is %s [BRAND-09]', (width, name) => {
    expect(breakpointOf(width)).toBe(name);
  });

  it('are computed again when the window is resized [BRAND-09]', () => {
    const { result } = renderHook(() => useBreakpoint());
    expect(result.current).toBe('xl');
    act(() => {
      resizeTo(500);
      vi.advanceTimersByTime(100);
    });
    expect(result.current).toBe('sm');
  });

  it('follow at most once per 100 ms and end on the final size [BRAND-10]', () => {
    const seen: string[] = [];
    renderHook(() => seen.push(useBreakpoint()));
    act(() => {
      resizeTo(1000);
      vi.advanceTimersByTime(50);
      resizeTo(500);
      vi.advanceTimersByTime(49);
    });
    expect(seen).toEqual(['xl']);
    act(() => {
      resizeTo(300);
      vi.advanceTimersByTime(1);
    });
    expect(seen).toEqual(['xl', 'xs']);
    act(() => {
      resizeTo(800);
      vi.advanceTimersByTime(100);
    });
    expect(seen).toEqual(['xl', 'xs', 'md']);
  });
});
